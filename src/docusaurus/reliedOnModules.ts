/** Docusaurus modules that this site depends on without replacing or overriding them, with the folders in `src` that do. */
export const reliedOnModules = {
  '@docusaurus/core/lib/client/App.js': 'docusaurus/runtime',
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': 'docusaurus/unused-modules',
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js': 'docusaurus/runtime',
  '@docusaurus/core/lib/client/clientEntry.js': 'docusaurus/runtime',
  '@docusaurus/core/lib/client/exports/ComponentCreator.js': 'docusaurus/{routes,runtime}',
  '@docusaurus/core/lib/client/flat.js': 'docusaurus/runtime',
  '@docusaurus/core/lib/client/normalizeLocation.js': 'docusaurus/runtime',
  '@docusaurus/core/lib/client/prefetch.js': 'docusaurus/runtime',
  '@docusaurus/core/lib/client/routeContext.js': 'theme/Error',
  '@docusaurus/core/lib/client/serverEntry.js': 'docusaurus/render-cache',
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js': 'docusaurus/{docs-chunk,render-cache,routes}',
  '@docusaurus/core/lib/ssg/ssgTemplate.html.js': 'docusaurus/{late-scripts,runtime}',
  '@docusaurus/core/lib/webpack/base.js': 'docusaurus/{build-cache,docs-chunk}',
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js': 'docusaurus/{routes,runtime}',
  '@docusaurus/theme-classic/lib/inlineScripts.js': 'docusaurus/runtime',
  '@docusaurus/theme-common/lib/utils/storageUtils.js': 'docusaurus/runtime',
} as const satisfies Record<string, string>;
