import {expect, it} from 'vitest';
import {placeOf} from '../place';
import {products} from './fixture';

it.each([
  ['docs/a.md', 'kusion', 'v0.15', 'en', 'docs'],
  ['versioned_docs/version-v0.9/b/a.md', 'kusion', 'v0.9', 'en', 'versioned_docs/version-v0.9'],
  ['karpor_docs/a.md', 'karpor', 'v0.7', 'en', 'karpor_docs'],
  ['karpor_versioned_docs/version-v0.6/a.md', 'karpor', 'v0.6', 'en', 'karpor_versioned_docs/version-v0.6'],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/a.md',
    'kusion',
    'v0.15',
    'zh',
    'i18n/zh/docusaurus-plugin-content-docs/current',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs-karpor/version-v0.6/a.md',
    'karpor',
    'v0.6',
    'zh',
    'i18n/zh/docusaurus-plugin-content-docs-karpor/version-v0.6',
  ],
])('finds product, version, language, and folder of %s', (file, data, version, locale, root) => {
  expect(placeOf(file, products, 'en')).toMatchObject({product: {data}, version, locale, root});
});

it('uses the language of the build for a page without a translation', () => {
  expect(placeOf('docs/a.md', products, 'zh')?.locale).toBe('zh');
});

it.each([
  'blog/a.md',
  'src/pages/a.md',
  'community/a.md',
  'docsy/a.md',
  'other_versioned_docs/version-v1/a.md',
])('finds no version of %s', (file) => {
  expect(placeOf(file, products, 'en')).toBeUndefined();
});
