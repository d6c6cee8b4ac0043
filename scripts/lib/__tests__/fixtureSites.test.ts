import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {writeFile} from '../../../src/build/files';
import {fingerprint, fixtureSites} from '../fixtureSites';

it('A site is built in Chinese only if it has Chinese content', () => {
  const folder = temporaryFolder({'b/docs/a.md': '', 'a/i18n/zh/code.json': '{}', 'README.md': ''});
  expect(fixtureSites(folder).map(({name, locales}) => [name, ...locales])).toEqual([
    ['a', 'en', 'zh'],
    ['b', 'en'],
  ]);
});

it('A fingerprint changes with file contents and names, but not with build output', () => {
  const folder = temporaryFolder({'docs/intro.md': 'one'});
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
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
