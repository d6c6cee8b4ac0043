import type {ThemeConfig} from '@docusaurus/preset-classic';
import {hasBlog} from './blog';
import type {Product} from './products';
import {wholeSite, type Served} from './served';
import {siteRepository} from './site';
import {mainRoute} from './versions';

/** Footer: documentation, source code, and community. */
export function footer({products, version, isWhole}: Served = wholeSite): ThemeConfig['footer'] {
  const linkTo = (product: Product) => ({label: product.label, to: mainRoute(product, version)});
  return {
    style: 'light',
    links: [
      {
        title: 'Documentation',
        items: products.filter(({nextLabel}) => nextLabel !== undefined).map(linkTo),
      },
      {
        title: 'Source code',
        items: products.flatMap(({label, repository}) =>
          repository === undefined ? [] : [{label, href: repository}],
        ),
      },
      {
        title: 'Project',
        items: [
          ...products.filter(({nextLabel}) => nextLabel === undefined).map(linkTo),
          ...(isWhole && hasBlog() ? [{label: 'Blog', to: '/blog'}] : []),
          {label: 'About this site', to: '/markdown-page'},
          {label: 'Site sources', href: siteRepository},
        ],
      },
    ],
    copyright: 'KusionStack. Apache License 2.0.',
  };
}
