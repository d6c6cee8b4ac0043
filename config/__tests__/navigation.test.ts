import {describe, expect, it} from 'vitest';
import {footer} from '../footer';
import {navbarItems, translatedSections} from '../navbar';
import {products, versionedProducts} from '../products';
import {mainRoute} from '../routes';

describe('the navbar', () => {
  it('has an item for every product and a version dropdown for every versioned product', () => {
    const items = navbarItems() as {type?: string; docsPluginId?: string}[];
    const idsOf = (type: string) =>
      items.filter((item) => item.type === type).map((item) => item.docsPluginId);
    expect(idsOf('docSidebar')).toEqual(products.map(({id}) => id));
    expect(idsOf('docsVersionDropdown')).toEqual(versionedProducts.map(({id}) => id));
  });

  it('offers the languages on the home page, every product, and every other page', () => {
    expect(translatedSections()).toEqual(
      expect.arrayContaining(['', ...products.map(({route}) => route), 'blog', 'markdown-page', 'search']),
    );
  });
});

describe('the footer', () => {
  it('links every product and every repository', () => {
    const links = JSON.stringify(footer()?.links);
    for (const product of products) {
      expect(links).toContain(`"to":"${mainRoute(product)}"`);
      expect(links).toContain(product.repository ?? '');
    }
  });
});
