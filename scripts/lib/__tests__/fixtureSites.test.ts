import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fingerprint, fixtureSites} from '../fixtureSites';

let folder: string;

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fixtures-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

describe('fixtureSites', () => {
  it('builds a site in Chinese only if it has Chinese content', () => {
    write('b/docs/intro.md', '');
    write('a/i18n/zh/docusaurus-plugin-content-docs/current/intro.md', '');
    write('README.md', '');
    expect(fixtureSites(folder).map(({name, locales}) => [name, ...locales])).toEqual([
      ['a', 'en', 'zh'],
      ['b', 'en'],
    ]);
  });
});

describe('fingerprint', () => {
  it('changes with file contents and names, but not with build output', () => {
    write('docs/intro.md', 'one');
    const first = fingerprint(folder);
    write('build/index.html', 'x');
    write('.docusaurus/routes.js', 'x');
    expect(fingerprint(folder)).toBe(first);
    write('docs/intro.md', 'two');
    const second = fingerprint(folder);
    expect(second).not.toBe(first);
    fs.renameSync(path.join(folder, 'docs/intro.md'), path.join(folder, 'docs/start.md'));
    expect(fingerprint(folder)).not.toBe(second);
  });
});
