import {expect, it} from 'vitest';
import {contentLinks} from '../contentLinks';
import type {PageFile} from '../tree';

const transform = contentLinks({
  siteDir: '/site',
  sets: ['docs', 'versioned_docs/version-v1'].map((folder) => ({folder, translations: ''})),
});

function linkOn(page: string, url: string): string {
  const link = {type: 'link', url};
  transform({type: 'root', children: [{type: 'paragraph', children: [link]}]}, {path: page} as PageFile);
  return link.url;
}

it('makes relative links to Markdown files relative to the content folder', () => {
  expect(linkOn('/site/docs/a/page.md', './other.md#part')).toBe('/a/other.md#part');
  expect(linkOn('/site/docs/a/page.md', 'other.mdx')).toBe('/a/other.mdx');
  expect(linkOn('/site/versioned_docs/version-v1/a/b/page.md', '../c.md?tab=1')).toBe('/a/c.md?tab=1');
});

it('does not change other links and translations', () => {
  for (const url of ['/karpor/', 'https://example.com/a.md', '#part', './picture.png', '/a/other.md']) {
    expect(linkOn('/site/docs/a/page.md', url)).toBe(url);
  }
  const translation = '/site/i18n/zh/docusaurus-plugin-content-docs/current/a.md';
  expect(linkOn(translation, './other.md')).toBe('./other.md');
});
