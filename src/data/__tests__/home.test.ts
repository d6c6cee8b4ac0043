import {expect, test, vi} from 'vitest';
import {products} from '../../../config/products';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {doors, start} = await import('../home');

test('every door has three links', () => {
  for (const {reader, links} of doors()) {
    expect(new Set(links.map(({to}) => to)).size, reader).toBe(3);
  }
});

test('every link is a site path of a product, a page of the site, or an address of the project', () => {
  const roots = products.map(({route}) => `/${route}/`);
  for (const to of [start, ...doors().flatMap(({links}) => links.map((link) => link.to))]) {
    const known =
      roots.some((root) => to.startsWith(root)) ||
      to === '/markdown-page' ||
      to.startsWith('https://github.com/KusionStack');
    expect(known, to).toBe(true);
  }
});
