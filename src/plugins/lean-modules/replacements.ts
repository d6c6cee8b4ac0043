import path from 'node:path';
import {assertUnchanged, readModule, type PinnedModule} from '../upstream/pinnedModules';

/** A package whose one module the browser asks for by the package's name. */
interface ReplacedPackage extends PinnedModule {
  readonly name: string;
  /** Absolute path of what the browser gets instead. */
  readonly file: string;
}

/**
 * Packages that Docusaurus and its libraries bring along and that no page of this site uses, with what
 * stands in their place in the browser.
 */
const replacedPackages: readonly ReplacedPackage[] = [
  {
    name: 'prism-react-renderer',
    original: 'prism-react-renderer/dist/index.mjs',
    file: require.resolve('./client/noPrism.ts'),
    hash: '813d689971589fa1d93ad48c4d554cd5',
  },
  {
    name: 'hoist-non-react-statics',
    original: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    file: require.resolve('./client/noHoist.ts'),
    hash: 'ed989cf3e42997ae8e7f7144a5504329',
  },
  {
    name: 'tslib',
    original: 'tslib/tslib.es6.mjs',
    file: require.resolve('./client/importDefault.ts'),
    hash: '2497254650a79bbf970717b93a2d2159',
  },
  {
    name: 'react-helmet-async',
    original: 'react-helmet-async/lib/index.module.js',
    file: require.resolve('./client/head/index.ts'),
    hash: 'dd24f7f1c989b2d59ec9ed1ac16a1727',
  },
  {
    name: 'path-to-regexp',
    original: 'path-to-regexp/index.js',
    file: require.resolve('./client/literalPath.ts'),
    hash: '4960ba3d591002a5f7584d33da23f0a3',
  },
  {
    name: 'history',
    original: 'history/esm/history.js',
    file: require.resolve('./client/browserHistory.ts'),
    hash: '1a6de1b6cd267bbd3f0464e93e65765e',
  },
  {
    name: 'prop-types',
    original: 'prop-types/index.js',
    file: require.resolve('./client/noPropTypes.ts'),
    hash: '441834c833751da7e8b3c6185d95130b',
  },
  {
    name: 'react-is',
    original: 'react-router/node_modules/react-is/index.js',
    file: require.resolve('./client/noPropTypes.ts'),
    hash: 'd34fce01b963097a8d649b95e20aa17a',
  },
];

/** Modules through which the site uses a replaced package, and the theme's elements that `src/remark/plainHtml` stands in for. */
const users: readonly PinnedModule[] = [
  {original: '@docusaurus/core/lib/client/exports/Head.js', hash: 'cffe1438651ffcd100c4389ef8c04a52'},
  {original: 'react-router/esm/react-router.js', hash: '959b74b77b5f2b69ac588c508f2d9b4d'},
  {original: 'react-router-dom/esm/react-router-dom.js', hash: '465a48008e10e3d036439a1f498214db'},
  {
    original: '@docusaurus/theme-classic/lib/theme/MDXComponents/index.js',
    hash: 'b1a0eed95525de25273120c4f48ef939',
  },
  {
    original: '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/index.js',
    hash: '58569dd420db30c7be9fbd21023a9ef1',
  },
  {
    original: '@docusaurus/theme-classic/lib/theme/MDXComponents/Li.js',
    hash: '784ebcff13b2d7559f24eb40b4322320',
  },
  {
    original: '@docusaurus/theme-classic/lib/theme/MDXComponents/Code.js',
    hash: 'd24106e06e4ccc7072fb8114e46cc959',
  },
  {
    original: '@docusaurus/theme-classic/lib/theme/CodeInline/index.js',
    hash: '05cd1f119dacdea3ff63a153fbdd5fe6',
  },
];

/** Makes an upgrade stop at the packages that this plugin stands in for. @throws {Error} naming their modules. */
export function assertOriginals(): void {
  const replaced = replacedPackages.map(({original, hash, file}) => ({
    original,
    hash,
    replacement: path.relative(__dirname, file),
  }));
  assertUnchanged([...replaced, ...users], readModule, 'src/plugins/lean-modules/replacements.ts');
}

/** Aliases that make the browser's bundle use the replacements. */
export function replacementAliases(): Record<string, string> {
  return Object.fromEntries(replacedPackages.map(({name, file}) => [`${name}$`, file]));
}
