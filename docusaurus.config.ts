import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {blogOptions} from './config/blog';
import {docsOptions} from './config/docsInstances';
import {i18nConfig} from './config/locales';
import type {MarkdownOptions} from './config/markdownOptions';
import {noScriptTags} from './config/noScript';
import {products} from './config/products';
import {siteAddress, siteRepository} from './config/site';
import {themeConfig} from './config/themeConfig';
import {diagram} from './src/remark/diagram';
import {tableLabels} from './src/remark/tableLabels';

const {url, baseUrl} = siteAddress(process.env);
const markdown: MarkdownOptions = {beforeDefaultRemarkPlugins: [diagram], rehypePlugins: [tableLabels]};
const styles = [
  'tokens',
  'custom',
  'typography',
  'code',
  'tables',
  'diagram',
  'docs',
  'print',
  'navbar',
  'footer',
].map((name) => `./src/css/${name}.css`);
const [defaultProduct, ...otherProducts] = products;

const config: Config = {
  title: 'KusionStack',
  tagline: 'Open-source tools for platform engineering on Kubernetes and cloud',
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
  headTags: noScriptTags(baseUrl),
  i18n: i18nConfig(baseUrl),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
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
  customFields: {repository: siteRepository},
  presets: [
    [
      'classic',
      {
        docs: docsOptions(defaultProduct, markdown),
        blog: blogOptions(markdown),
        pages: markdown,
        theme: {customCss: styles},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...otherProducts.map((product): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      docsOptions(product, markdown),
    ]),
    ['./src/plugins/page-twins/index.ts', {folder: 'config/movedPages'}],
  ],
  themeConfig: themeConfig(),
};

export default config;
