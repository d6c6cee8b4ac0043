import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {blogOptions} from './config/blog';
import {contentGuard} from './config/contentGuard';
import {policyFor} from './config/contentSecurityPolicy';
import {contentFolders} from './config/contentSets';
import {docsOptions, type MarkdownOptions} from './config/docsInstances';
import {partPlugins} from './config/docusaurusParts';
import {readEnvironment} from './config/environment';
import {termRules} from './config/glossary';
import {headFields} from './config/head';
import {i18nConfig, translatedLocales} from './config/locales';
import {glossaryPages, referenceOptions} from './config/reference';
import {searchPlugin} from './config/search';
import {servedPart} from './config/served';
import {themeConfig} from './config/themeConfig';
import {loader} from './src/docusaurus/late-scripts/core/loader';
import {referenceData} from './src/remark/reference/load';
import type {SiteFacts} from './src/remark/siteFacts';
import {siteTransforms} from './src/remark/transforms';

const environment = readEnvironment(process.env);
const {site, locale, trackingId} = environment;
const {url, baseUrl} = site;
const served = servedPart(process.env.SITE_ONLY);
const policyOf = policyFor(environment, [loader]);
const styles = [
  'tokens',
  'custom',
  'typography',
  'code',
  'tables',
  'reference',
  'docs',
  'blog',
  'print',
  'navbar',
  'footer',
  'diagram',
  'terms',
].map((name) => `./src/css/${name}.css`);
const [firstProduct, ...otherProducts] = served.products;
const [translated] = translatedLocales;
const facts = {
  ...referenceOptions(),
  locale,
  sets: contentFolders(served),
  glossaryPages,
  termRules,
  data: referenceData(__dirname),
} satisfies SiteFacts;
const markdown: MarkdownOptions = siteTransforms(facts);

const config: Config = {
  title: 'KusionStack',
  url,
  baseUrl,
  // Styles for the navigation, loaded only if JavaScript is off.
  headTags: [
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`,
    },
  ],
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
  clientModules: ['./src/clientModules/reopenAnnouncement.ts', './src/clientModules/dismissDefinition.ts'],
  // src/docusaurus/runtime has its own banner, shown only when the base URL is wrong.
  baseUrlIssueBanner: false,
  customFields: headFields(),
  presets: [
    [
      'classic',
      {
        docs: docsOptions(firstProduct, markdown, served.version),
        blog: served.isWhole && blogOptions(markdown, locale),
        pages: markdown,
        sitemap: false,
        theme: {customCss: styles},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...otherProducts.map((product): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      docsOptions(product, markdown),
    ]),
    ...partPlugins(environment, policyOf),
    './src/plugins/page-twins/index.ts',
    './src/plugins/licenses/index.ts',
    './src/plugins/products/index.ts',
    ['./src/plugins/redirects/index.ts', {policyOf}],
    './src/plugins/latest-posts/index.ts',
    ['./src/plugins/version-changes/index.ts', facts],
    './src/plugins/head/index.ts',
    searchPlugin(environment),
    './src/plugins/markdown-pages/index.ts',
    './src/plugins/social-cards/index.ts',
    ...contentGuard(served),
    ['./src/plugins/translation-status/index.ts', {sets: facts.sets, translated}],
    ['./src/plugins/reference/index.ts', facts],
    trackingId !== undefined && [
      './src/plugins/analytics/index.ts',
      {trackingID: trackingId, anonymizeIP: false},
    ],
    process.env.NODE_ENV === 'development' && './src/plugins/page-status/index.ts',
  ],
  themeConfig: themeConfig(served, locale),
};

export default config;
