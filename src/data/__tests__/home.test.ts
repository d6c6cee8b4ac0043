import {expect, test, vi} from 'vitest';
import {homePages} from '../../../config/homePages';
import {products} from '../../../config/products';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {doors, startCandidates} = await import('../home');

test('every door has at least three candidates and names each link once', () => {
  for (const {reader, links} of doors()) {
    expect(links.length, reader).toBeGreaterThanOrEqual(3);
    expect(new Set(links.map(({to}) => to)).size).toBe(links.length);
  }
});

test('the table of pages that home carries knows every doc that home may link to', () => {
  const roots = products.map(({route}) => `/${route}/`);
  const candidates = [...startCandidates, ...doors().flatMap(({links}) => links.map((link) => link.to))];
  const docs = candidates.filter((to) => roots.some((root) => to.startsWith(root)));
  expect([...new Set(docs)].sort()).toEqual([...homePages].sort());
});

test('every link is a site path of a product, a page of the site, or an address of the project', () => {
  const roots = products.map(({route}) => `/${route}/`);
  for (const to of [...startCandidates, ...doors().flatMap(({links}) => links.map((link) => link.to))]) {
    const known =
      roots.some((root) => to.startsWith(root)) ||
      to === '/markdown-page' ||
      to.startsWith('https://github.com/KusionStack');
    expect(known, to).toBe(true);
  }
});
