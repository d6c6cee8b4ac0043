import type {NavbarItem} from '@docusaurus/theme-common';
import {hasBlog} from './blog';
import {products, type Product} from './products';
import {wholeSite, type Served} from './served';
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
 * First path segments of the sections that exist in every language. The empty one is the home page. The language
 * dropdown is hidden in all other sections.
 */
export function translatedSections(): string[] {
  return ['', ...products.map(({route}) => route), 'blog', 'markdown-page', 'search', 'versions'];
}

/** Navbar items in order. Lists only the products that are served, and the blog only if it has posts. */
export function navbarItems(served: Served = wholeSite): NavbarItem[] {
  return [
    ...served.products.map(productItem),
    ...(served.isWhole && hasBlog() ? [{to: '/blog', label: 'Blog', position: 'left'} as const] : []),
    ...served.products.filter(({nextLabel}) => nextLabel !== undefined).map(versionItem),
    {type: 'localeDropdown', segments: translatedSections(), position: 'right'},
    {href: siteRepository, html: '<span>GitHub</span>', position: 'right', className: 'navbar-github'},
  ];
}
