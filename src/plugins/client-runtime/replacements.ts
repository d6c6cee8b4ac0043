import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A module of Docusaurus that this plugin replaces or relies on in detail, as it was when last looked at. */
export interface PinnedModule {
  /** Path below `node_modules`. */
  readonly original: string;
  /** Module in `client/` that the browser gets instead; absent for a module that is only relied on. */
  readonly replacement?: string;
  /** First half of the SHA-256 of the original's text. */
  readonly hash: string;
}

export const pinnedModules: readonly PinnedModule[] = [
  {
    original: '@docusaurus/core/lib/client/preload.js',
    replacement: 'startPage.ts',
    hash: '8c1e3de18d307e2fb4aee43f765f1d06',
  },
  {
    original: '@docusaurus/core/lib/client/docusaurus.js',
    replacement: 'prefetch.ts',
    hash: 'b0d1dbdc1e3a706fe1ffd91c726d8348',
  },
  {
    original: '@docusaurus/core/lib/client/PendingNavigation.js',
    replacement: 'PendingNavigation.tsx',
    hash: '1c489db32b5665b06586dc471d29def9',
  },
  {
    original: '@docusaurus/core/lib/client/exports/renderRoutes.js',
    replacement: 'renderRoutes.tsx',
    hash: '1e6c09c6fedea3253fdae9f27fcf1a23',
  },
  {
    original: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    replacement: 'useWindowSize.ts',
    hash: 'a32a46c867130090a4d785590da6f9cc',
  },
  {
    original: 'react-loadable/lib/index.js',
    replacement: 'loadable.tsx',
    hash: 'b9dc8341309124ee9c8d12c63b540780',
  },
  {original: '@docusaurus/core/lib/client/clientEntry.js', hash: 'a9d6514eaf79c05c7d5275b5139298a5'},
  {
    original: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    hash: '30fedb7e211e3acc565326bc85f23bb0',
  },
  {
    original: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    hash: '595521e3fe1fb3a6f14b51eae156d7ef',
  },
  {
    original: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    hash: '5f99bdbd725f6e0b2943d25f99c93205',
  },
  {original: '@docusaurus/core/lib/ssg/ssgTemplate.html.js', hash: '5d6584e4a61b22d44bbbd7fe92a7a303'},
  {original: '@docusaurus/theme-classic/lib/inlineScripts.js', hash: 'b95f604573af22461f74bd7f4335d519'},
  {original: '@docusaurus/theme-common/lib/utils/storageUtils.js', hash: '1a321de139603504d50f33e830653a2e'},
];

/** First half of the SHA-256 of a text, in hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/**
 * Makes an upgrade of Docusaurus stop at the modules that this plugin stands in for.
 *
 * @param modules the pinned modules.
 * @param read gives the text of a module by its path below `node_modules`.
 * @throws {Error} naming every module whose text has changed.
 */
export function assertUnchanged(modules: readonly PinnedModule[], read: (original: string) => string): void {
  const changed = modules.filter(({original, hash}) => hashOf(read(original)) !== hash);
  if (changed.length > 0) {
    throw new Error(
      [
        'These modules have changed since src/plugins/client-runtime was written for them:',
        ...changed.map(
          ({original, replacement}) =>
            `  ${original}${replacement === undefined ? '' : ` (replaced by client/${replacement})`}: now ${hashOf(read(original))}`,
        ),
        'Compare each with its former version, carry over what matters, then update its hash in src/plugins/client-runtime/replacements.ts.',
      ].join('\n'),
    );
  }
}

const modulesFolder = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** Absolute path of a module below `node_modules`. */
export function modulePath(original: string): string {
  return path.join(modulesFolder, original);
}

/** Text of a module below `node_modules`. */
export function readModule(original: string): string {
  return fs.readFileSync(modulePath(original), 'utf8');
}

/** Aliases that make the browser's bundle use the replacements. */
export function replacementAliases(): Record<string, string> {
  return Object.fromEntries(
    pinnedModules.flatMap(({original, replacement}) =>
      replacement === undefined ? [] : [[modulePath(original), path.join(__dirname, 'client', replacement)]],
    ),
  );
}
