import type {NavbarItem} from '@docusaurus/theme-common';
import {hasBlog} from './blog';
import {products, type Product} from './products';
import {wholeSite, type Served} from './served';
import {siteRepository} from './site';

function productItem({id, label, hue}: Product): NavbarItem {
  return {
    type: 'docSidebar',
    sidebarId: 'docs',
    docsPluginId: id,
    label,
    position: 'left',
    ...(hue !== undefined && {className: `navbar-tool tool--${hue}`}),
  };
}

/**
 * First path segments of the sections that exist in every language. The empty one is the home page. The language
 * dropdown is hidden in all other sections.
 */
const segments = [
  '',
  ...products.map(({route}) => route),
  'blog',
  'markdown-page',
  'search',
  'translation-status',
  'versions',
];

/** Navbar items in order. Lists only the products that are served, and the blog only if it has posts. */
export function navbarItems(served: Served = wholeSite): NavbarItem[] {
  return [
    ...served.products.map(productItem),
    ...(served.isWhole && hasBlog() ? [{to: '/blog', label: 'Blog', position: 'left'} as const] : []),
    ...served.products
      .filter(({nextLabel}) => nextLabel !== undefined)
      .map(({id}) => ({type: 'docsVersionDropdown', docsPluginId: id})),
    {type: 'localeDropdown', segments},
    {href: siteRepository, html: '<span>GitHub</span>', className: 'navbar-github'},
  ];
}
