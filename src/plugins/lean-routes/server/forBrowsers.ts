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

/** The site's configuration as browsers need it. */
export function forBrowsers(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(
    Object.entries(config).filter(([field]) => !buildOnly.has(field)),
  ) as Partial<DocusaurusConfig>;
}
