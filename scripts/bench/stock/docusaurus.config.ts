import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {docsOptions} from './config/docsInstances';
import {i18nConfig} from './config/locales';
import {products} from './config/products';

const [defaultProduct, ...otherProducts] = products;

/** The same content on Docusaurus as it comes: what this site's weight is measured against. */
const config: Config = {
  title: 'Stock',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: i18nConfig('/'),
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  presets: [['classic', {docs: docsOptions(defaultProduct), blog: false} satisfies PresetOptions]],
  plugins: otherProducts.map((product) => ['@docusaurus/plugin-content-docs', docsOptions(product)]),
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: [
        ...products.map(({id, label}) => ({type: 'docSidebar', sidebarId: 'docs', docsPluginId: id, label})),
        ...products
          .filter(({nextLabel}) => nextLabel !== undefined)
          .map(({id}) => ({type: 'docsVersionDropdown', docsPluginId: id, position: 'right'})),
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};

export default config;
