import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blogOptions, hasBlog} from './config/blog';
import {contentFolders} from './config/contentSets';
import {docsOptions, type MarkdownOptions} from './config/docsInstances';
import {readEnvironment} from './config/environment';
import {i18nConfig} from './config/locales';
import {products} from './config/products';
import {referenceOptions} from './config/reference';
import {diagram} from './src/remark/diagram';
import {referenceTables} from './src/remark/reference';
import {referenceData} from './src/remark/reference/load';
import {results} from './src/remark/result';
import {screens} from './src/remark/screen';

const {locale} = readEnvironment(process.env);
const [defaultProduct, ...otherProducts] = products;
/** The transforms that fill pages with content. The others are this site's own. */
const markdown: MarkdownOptions = {
  beforeDefaultRemarkPlugins: [
    diagram,
    [results, {siteDir: __dirname, locale, sets: contentFolders()}],
    [screens, {...referenceOptions(), locale}],
    [referenceTables, {...referenceOptions(), locale, data: referenceData(__dirname)}],
  ],
};

/** The same content on stock Docusaurus, to compare this site with. */
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
  presets: [
    [
      'classic',
      {
        docs: docsOptions(defaultProduct, markdown),
        blog: hasBlog() && blogOptions(markdown, locale),
      } satisfies PresetOptions,
    ],
  ],
  plugins: otherProducts.map((product) => [
    '@docusaurus/plugin-content-docs',
    docsOptions(product, markdown),
  ]),
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
