import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {aliasesOf, writeAliases} from '../htmlAliases';

describe('aliasesOf', () => {
  it('copies each page to its ".html" name, unless a page has that very name', () => {
    expect(
      aliasesOf([
        'index.html',
        '404.html',
        'docs/index.html',
        'a/b/index.html',
        'odd/index.html',
        'odd.html',
      ]),
    ).toEqual([
      ['docs/index.html', 'docs.html'],
      ['a/b/index.html', 'a/b.html'],
    ]);
  });
});

describe('writeAliases', () => {
  it('writes the copies beside the pages', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aliases-'));
    fs.mkdirSync(path.join(folder, 'zh/docs'), {recursive: true});
    fs.writeFileSync(path.join(folder, 'zh/docs/index.html'), 'page');
    expect(writeAliases(folder)).toBe(1);
    expect(fs.readFileSync(path.join(folder, 'zh/docs.html'), 'utf8')).toBe('page');
    fs.rmSync(folder, {recursive: true});
  });
});
