/** Docusaurus modules that the browser bundle replaces, by path below `node_modules`, with their replacements. */
export const replacedModules = {
  '@docusaurus/core/lib/client/preload.js': 'client/startPage.ts',
  '@docusaurus/core/lib/client/docusaurus.js': 'client/prefetch.ts',
  '@docusaurus/core/lib/client/PendingNavigation.js': 'client/Page.tsx',
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js': 'client/useWindowSize.ts',
  '@docusaurus/theme-classic/lib/nprogress.js': 'client/progressBar.ts',
  'react-loadable/lib/index.js': 'client/loadable.tsx',
} as const satisfies Record<string, string>;
