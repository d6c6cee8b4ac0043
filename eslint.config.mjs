import docusaurus from '@docusaurus/eslint-plugin';
import {defineConfig, globalIgnores} from 'eslint/config';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;

/** A folder in every plugin and every replaced part of Docusaurus. */
const parts = (name) => `./src/{plugins,docusaurus}/*/${name}/**/*`;

/** Import restrictions between folders. See ARCHITECTURE.md for the reasons. */
const fences = [
  {
    target: './config',
    from: ['./src', './scripts', './e2e', './deploy'],
    message: "config contains only data and derived data, so it can't import from folders that read it.",
  },
  {
    target: './src',
    from: ['./scripts', './e2e', './deploy'],
    message: 'src is the site. Scripts and tests may import it, but not the other way around.',
  },
  {
    target: './src/components',
    from: ['./src/theme', './src/pages'],
    message: 'Theme and pages import components, not the other way around.',
  },
  {
    target: './src/plugins',
    from: ['./src/theme', './src/pages', './src/components'],
    message: "Plugins are independent of the site's appearance.",
  },
  {
    target: [parts('core'), parts('server')],
    from: parts('client'),
    message: 'This runs in the build, which has no browser APIs.',
  },
  {
    target: [parts('client'), './src/plugins/search/core/**/*'],
    from: parts('server'),
    message: 'This runs in browsers, which have no file system.',
  },
  {
    target: './scripts/lib',
    from: './scripts/*.ts',
    message: "The scripts' library code can't import scripts.",
  },
];

const pure = {
  group: ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*'],
  message: "Pure logic can't import React or Docusaurus.",
};
const noNode = {group: ['node:*'], message: 'This runs in the browser.'};
const restrictedImports = (...patterns) => ({'no-restricted-imports': ['error', {patterns}]});

export default defineConfig(
  globalIgnores([
    'scripts/bench/stock',
    'build',
    '.docusaurus',
    '.sites',
    'e2e/sites',
    'reports',
    'coverage',
    'test-results',
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  regexp.configs['flat/recommended'],
  reactHooks.configs.flat.recommended,
  {
    plugins: {'@docusaurus': docusaurus, 'import-x': importX},
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: {'@site': [root]},
        }),
      ],
    },
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'import-x/no-restricted-paths': ['error', {basePath: root, zones: fences}],
      'import-x/order': ['error', {alphabetize: {order: 'asc', caseInsensitive: true}}],
      'import-x/no-duplicates': 'error',
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/core/**', 'src/remark/**'],
    ignores: ['**/__tests__/**'],
    rules: restrictedImports(pure),
  },
  {
    files: ['src/plugins/search/core/**'],
    ignores: ['**/__tests__/**'],
    rules: restrictedImports(pure, noNode),
  },
  {
    files: ['src/{plugins,docusaurus}/*/client/**'],
    ignores: ['**/__tests__/**'],
    rules: restrictedImports(noNode),
  },
  {
    files: ['scripts/**', 'e2e/**', '**/__tests__/**', 'deploy/**', 'pictures/**'],
    rules: {'no-console': 'off', 'max-lines': 'off'},
  },
);
