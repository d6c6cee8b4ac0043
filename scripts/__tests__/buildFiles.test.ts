import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../src/build/__tests__/temporaryFolder';
import {filesBelow} from '../../src/build/files';
import {compressBuild} from '../compress-build';
import {writeAliases} from '../write-html-aliases';

const text = '平台工程 platform engineering '.repeat(100);

it('compressBuild writes gzip and brotli files beside text files, except tiny ones, and skips its own output', () => {
  const dir = temporaryFolder({'zh/index.html': text, 'img/card.png': text, 'robots.txt': 'User-agent: *\n'});
  expect([compressBuild(dir), compressBuild(dir)]).toEqual([1, 1]);
  expect(filesBelow(dir).sort()).toEqual([
    'img/card.png',
    'robots.txt',
    'zh/index.html',
    'zh/index.html.br',
    'zh/index.html.gz',
  ]);
  const page = path.join(dir, 'zh/index.html');
  expect(zlib.gunzipSync(fs.readFileSync(`${page}.gz`)).toString()).toBe(text);
  expect(zlib.brotliDecompressSync(fs.readFileSync(`${page}.br`)).toString()).toBe(text);
});

it('writeAliases copies each page to its ".html" name, unless a page has that name', () => {
  const dir = temporaryFolder({
    'index.html': '',
    'a/b/index.html': 'page',
    'odd/index.html': '',
    'odd.html': 'other',
  });
  expect(writeAliases(dir)).toBe(1);
  expect(fs.readFileSync(path.join(dir, 'a/b.html'), 'utf8')).toBe('page');
  expect(fs.readFileSync(path.join(dir, 'odd.html'), 'utf8')).toBe('other');
});
