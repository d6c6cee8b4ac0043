import path from 'node:path';
import {assertUnchanged, modulePath, readModule, type PinnedModule} from '../upstream/pinnedModules';

/** The modules of Docusaurus that this plugin replaces, or relies on in detail. */
const pinnedModules: readonly PinnedModule[] = [
  {
    original: '@docusaurus/core/lib/client/preload.js',
    replacement: 'client/startPage.ts',
    hash: '8c1e3de18d307e2fb4aee43f765f1d06',
  },
  {
    original: '@docusaurus/core/lib/client/docusaurus.js',
    replacement: 'client/prefetch.ts',
    hash: 'b0d1dbdc1e3a706fe1ffd91c726d8348',
  },
  {
    original: '@docusaurus/core/lib/client/PendingNavigation.js',
    replacement: 'client/PendingNavigation.tsx',
    hash: '1c489db32b5665b06586dc471d29def9',
  },
  {
    original: '@docusaurus/core/lib/client/exports/renderRoutes.js',
    replacement: 'client/renderRoutes.tsx',
    hash: '1e6c09c6fedea3253fdae9f27fcf1a23',
  },
  {
    original: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    replacement: 'client/useWindowSize.ts',
    hash: 'a32a46c867130090a4d785590da6f9cc',
  },
  {
    original: 'react-loadable/lib/index.js',
    replacement: 'client/loadable.tsx',
    hash: 'b9dc8341309124ee9c8d12c63b540780',
  },
  {
    original: '@docusaurus/theme-classic/lib/nprogress.js',
    replacement: 'client/progressBar.ts',
    hash: '58b21ff3eb278f6cd3932e02e92a5010',
  },
  {
    original: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    replacement: 'client/noBanner.ts',
    hash: '595521e3fe1fb3a6f14b51eae156d7ef',
  },
  {original: '@docusaurus/core/lib/client/clientEntry.js', hash: 'a9d6514eaf79c05c7d5275b5139298a5'},
  {
    original: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    hash: '30fedb7e211e3acc565326bc85f23bb0',
  },
  {
    original: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    hash: '5f99bdbd725f6e0b2943d25f99c93205',
  },
  {original: '@docusaurus/core/lib/client/flat.js', hash: '0360584918d5627a67035b30a4c20749'},
  {original: '@docusaurus/core/lib/client/normalizeLocation.js', hash: '2759003e81bfa6c32540f148b51ed629'},
  {original: '@docusaurus/core/lib/ssg/ssgTemplate.html.js', hash: '5d6584e4a61b22d44bbbd7fe92a7a303'},
  {original: '@docusaurus/theme-classic/lib/inlineScripts.js', hash: 'b95f604573af22461f74bd7f4335d519'},
  {original: '@docusaurus/theme-common/lib/utils/storageUtils.js', hash: '1a321de139603504d50f33e830653a2e'},
];

/** Makes an upgrade of Docusaurus stop at the modules that this plugin stands in for. @throws {Error} naming them. */
export function assertOriginals(): void {
  assertUnchanged(pinnedModules, readModule, 'src/plugins/client-runtime/replacements.ts');
}

/** Aliases that make the browser's bundle use the replacements. */
export function replacementAliases(): Record<string, string> {
  return Object.fromEntries(
    pinnedModules.flatMap(({original, replacement}) =>
      replacement === undefined ? [] : [[modulePath(original), path.join(__dirname, replacement)]],
    ),
  );
}
