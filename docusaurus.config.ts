import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {blogOptions} from './config/blog';
import {docsOptions} from './config/docsInstances';
import {i18nConfig} from './config/locales';
import type {MarkdownOptions} from './config/markdownOptions';
import {products} from './config/products';
import {siteAddress} from './config/site';
import {themeConfig} from './config/themeConfig';
import {latestPostsPlugin} from './src/plugins/latestPosts';
import {diagram} from './src/remark/diagram';

const {url, baseUrl} = siteAddress(process.env);
const markdown: MarkdownOptions = {beforeDefaultRemarkPlugins: [diagram]};
const [defaultProduct, ...otherProducts] = products;

const config: Config = {
  title: 'KusionStack',
  tagline: 'Open-source tools for platform engineering on Kubernetes and cloud',
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
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
  presets: [
    [
      'classic',
      {
        docs: docsOptions(defaultProduct, markdown),
        blog: blogOptions(markdown),
        pages: markdown,
        theme: {customCss: ['./src/css/tokens.css', './src/css/custom.css', './src/css/diagram.css']},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...otherProducts.map((product): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      docsOptions(product, markdown),
    ]),
    latestPostsPlugin,
  ],
  themeConfig: themeConfig(),
};

export default config;
