import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {writeFile} from '../../../src/build/files';
import {fingerprint, fixtureSites} from '../fixtureSites';

let folder: string;

function write(file: string, text: string): void {
  writeFile(path.join(folder, file), text);
}

beforeEach(() => {
  folder = temporaryFolder();
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
