import {expect, test} from 'vitest';
import {existingLinks, knownPages, linkExists} from '../existingLinks';

const pages = knownPages(
  [
    {path: '/zh/docs', pages: ['/zh/docs/', '/zh/docs/concepts/']},
    {path: '/zh/karpor', pages: ['/zh/karpor/search']},
  ],
  '/zh/',
);

test('a documentation page exists when the docs instance has it, with or without trailing slash', () => {
  expect(linkExists('/docs/', pages)).toBe(true);
  expect(linkExists('/docs/concepts', pages)).toBe(true);
  expect(linkExists('/karpor/search/', pages)).toBe(true);
});

test('a documentation page that is not written yet does not exist', () => {
  expect(linkExists('/docs/later', pages)).toBe(false);
  expect(linkExists('/karpor/', pages)).toBe(false);
});

test('pages outside the documentation and other sites are left to the link check of the build', () => {
  expect(linkExists('/markdown-page', pages)).toBe(true);
  expect(linkExists('/docsify', pages)).toBe(true);
  expect(linkExists('https://github.com/KusionStack', pages)).toBe(true);
});

test('the first links that exist are shown, in order, and more appear as pages come', () => {
  const links = ['/docs/later', '/docs/', '/karpor/search', '/markdown-page', '/docs/concepts'].map((to) => ({
    to,
  }));
  expect(existingLinks(links, pages, 3).map(({to}) => to)).toEqual([
    '/docs/',
    '/karpor/search',
    '/markdown-page',
  ]);
  const later = knownPages([{path: '/zh/docs', pages: ['/zh/docs/later', '/zh/docs/']}], '/zh/');
  expect(existingLinks(links, later, 3)[0]?.to).toBe('/docs/later');
});
