import type {DocusaurusConfig} from '@docusaurus/types';

/** Fields that only a build asks for; all others stay, known here or not. */
const buildOnly: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'plugins',
  'presets',
  'themes',
  'headTags',
  'markdown',
  'clientModules',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'ssrTemplate',
  'storage',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
]);

/** The site's configuration as browsers need it; of the switches of future versions, they ask for that of the router. */
export function forBrowsers(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const needed = Object.entries(config).filter(([field]) => !buildOnly.has(field));
  const {experimental_router} = config.future;
  return {...Object.fromEntries(needed), future: {experimental_router}} as Partial<DocusaurusConfig>;
}
