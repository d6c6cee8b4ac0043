import type {ThemeConfig} from '@docusaurus/preset-classic';
import {hasBlog} from './blog';
import {products, versionedProducts} from './products';
import {mainRoute} from './routes';
import {siteRepository} from './site';

/** Footer: documentation, source code, and community. */
export function footer(): ThemeConfig['footer'] {
  return {
    style: 'light',
    links: [
      {
        title: 'Documentation',
        items: versionedProducts.map((product) => ({label: product.label, to: mainRoute(product)})),
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
          ...products
            .filter((product) => product.nextLabel === undefined)
            .map((product) => ({label: product.label, to: mainRoute(product)})),
          ...(hasBlog() ? [{label: 'Blog', to: '/blog'}] : []),
          {label: 'About this site', to: '/markdown-page'},
          {label: 'Site sources', href: siteRepository},
        ],
      },
    ],
    copyright: 'KusionStack. Apache License 2.0.',
  };
}
