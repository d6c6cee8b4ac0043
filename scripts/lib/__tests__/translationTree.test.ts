import {expect, it} from 'vitest';
import {findOrphanFiles} from '../translationTree';

it('finds files of versions that are not there, and files beside nothing', () => {
  const pairs = [
    {folder: 'docs', translations: 'i18n/zh/docs/current'},
    {folder: 'versioned_docs/version-v1', translations: 'i18n/zh/docs/version-v1'},
  ];
  const files = [
    'i18n/zh/docs/current.json',
    'i18n/zh/docs/current/a.md',
    'i18n/zh/docs/current/a.png',
    'i18n/zh/docs/current/b.png',
    'i18n/zh/docs/version-v1/a.mdx',
    'i18n/zh/docs/version-v0/a.md',
    'i18n/zh/stray.txt',
  ];
  const found = findOrphanFiles(files, pairs, (path) => path === 'docs/a.png');
  expect(found.map(({file, message}) => `${file}: ${message.split(':')[0] ?? ''}`)).toEqual([
    'i18n/zh/docs/current/b.png: translates nothing',
    'i18n/zh/docs/version-v0/a.md: belongs to no version or section of the site',
    'i18n/zh/stray.txt: belongs to no version or section of the site',
  ]);
});
