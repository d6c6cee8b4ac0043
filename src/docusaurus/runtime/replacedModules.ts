/** Docusaurus modules that the browser bundle replaces, by path below `node_modules`, with their replacements. */
export const replacedModules = {
  '@docusaurus/core/lib/client/preload.js': 'client/startPage.ts',
  '@docusaurus/core/lib/client/docusaurus.js': 'client/prefetch.ts',
  '@docusaurus/core/lib/client/PendingNavigation.js': 'client/Page.tsx',
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js': 'client/useWindowSize.ts',
  '@docusaurus/theme-classic/lib/nprogress.js': 'client/progressBar.ts',
  'react-loadable/lib/index.js': 'client/loadable.tsx',
} as const satisfies Record<string, string>;

/** Docusaurus modules that the replacements depend on. Check their changes on upgrade, too. */
export const reliedOnModules = [
  '@docusaurus/core/lib/client/clientEntry.js',
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js',
  '@docusaurus/core/lib/client/flat.js',
  '@docusaurus/core/lib/client/normalizeLocation.js',
  '@docusaurus/core/lib/client/prefetch.js',
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
  '@docusaurus/theme-classic/lib/inlineScripts.js',
  '@docusaurus/theme-common/lib/utils/storageUtils.js',
] as const;
