import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {htmlFileOf} from '../files';
import {temporaryFolder} from './temporaryFolder';

let outDir: string;
beforeEach(() => {
  outDir = temporaryFolder();
});

it.each([
  ['/zh/', 'index.html'],
  ['/zh', 'index.html'],
  ['/zh/docs/', 'docs/index.html'],
  ['/zh/docs/one', 'docs/one/index.html'],
  ['/zh/404.html', '404.html'],
  ['/zh/old.htm', 'old.htm'],
  ['/zh/docs/工', 'docs/工/index.html'],
  ['/zh/%E5%B7%A5', '%E5%B7%A5/index.html'],
  ['/zh/docs/100%', 'docs/100%/index.html'],
])('finds the HTML file of %s', (route, file) => {
  expect(htmlFileOf(outDir, '/zh/', route)).toBe(path.join(outDir, file));
});

it('finds pages of a build without trailing slashes', () => {
  fs.writeFileSync(path.join(outDir, 'one.html'), '');
  fs.mkdirSync(path.join(outDir, 'two'));
  fs.writeFileSync(path.join(outDir, 'two/index.html'), '');
  expect(htmlFileOf(outDir, '/', '/one')).toBe(path.join(outDir, 'one.html'));
  expect(htmlFileOf(outDir, '/', '/two')).toBe(path.join(outDir, 'two/index.html'));
});
