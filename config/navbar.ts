import type {NavbarItem} from '@docusaurus/theme-common';
import {hasBlog} from './blog';
import {products, versionedProducts, type Product} from './products';
import {siteRepository} from './site';

function productItem(product: Product): NavbarItem {
  return {
    type: 'docSidebar',
    sidebarId: 'docs',
    docsPluginId: product.id,
    label: product.label,
    position: 'left',
    ...(product.hue === undefined ? {} : {className: `navbar-tool tool--${product.hue}`}),
  };
}

function versionItem(product: Product): NavbarItem {
  return {type: 'docsVersionDropdown', docsPluginId: product.id, position: 'right'};
}

/**
 * First path segments of the sections that exist in every language; the empty one is the home page.
 * The language dropdown disappears from a section that is taken off this list.
 */
export function translatedSections(): string[] {
  return ['', ...products.map(({route}) => route), 'blog', 'markdown-page', 'search'];
}

/** Navbar items in reading order; products come from the table, the blog appears with its posts. */
export function navbarItems(): NavbarItem[] {
  return [
    ...products.map(productItem),
    ...(hasBlog() ? [{to: '/blog', label: 'Blog', position: 'left'} as const] : []),
    ...versionedProducts.map(versionItem),
    {type: 'localeDropdown', segments: translatedSections(), position: 'right'},
    {href: siteRepository, html: '<span>GitHub</span>', position: 'right', className: 'navbar-github'},
  ];
}
