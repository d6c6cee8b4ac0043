import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import buildCachePlugin from '..';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';

let siteDir: string;

const write = (file: string, text: string) => writeFile(path.join(siteDir, file), text);

/** Version and folder of the bundler's cache. */
function configured({locale = 'en', isServer = false, generated = '.docusaurus', environment = {}} = {}) {
  const generatedFilesDir = path.join(siteDir, generated);
  const context = {siteDir, generatedFilesDir, i18n: {currentLocale: locale}} as LoadContext;
  const plugin = buildCachePlugin(context, {environment});
  const stock = {experiments: {cache: {version: 'stock'}}} as object;
  const {experiments} = plugin.configureWebpack?.(stock, isServer, undefined as never, undefined) as {
    experiments: {cache: {version: string; storage: {directory: string}}};
  };
  const {version, storage} = experiments.cache;
  return {version, folder: path.relative(siteDir, storage.directory)};
}

beforeEach(() => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
  siteDir = temporaryFolder();
  write('package.json', '{}');
  write('package-lock.json', '{}');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('The version stays the same if only pages, components, or tests change', () => {
  const before = configured();
  expect(before.version).toMatch(/^stock-[\da-f]{20}-\.docusaurus$/);
  write('docs/page.md', 'page');
  write('src/components/button.tsx', 'button');
  write('src/plugins/__tests__/index.test.ts', 'test');
  expect(configured()).toEqual(before);
});

it.each([
  'package.json',
  'package-lock.json',
  'config/site.ts',
  'config/data.json',
  'src/build/files.ts',
  'src/docusaurus/texts/loaders/eagerTexts.cjs',
  'src/plugins/search/view.tsx',
  'src/prism/kcl.mjs',
  'src/remark/diagram.js',
])('The version changes with %s', (file) => {
  const before = configured().version;
  write(file, 'new');
  const added = configured().version;
  expect(added).not.toBe(before);
  write(file, 'changed');
  expect(configured().version).not.toBe(added);
});

it.each([{environment: {partsOff: ['routes']}}, {generated: '.docusaurus/en'}])(
  'The version changes with the environment and the folder of generated files: %j',
  (changes) => {
    expect(configured(changes).version).not.toBe(configured().version);
  },
);

it('Each language and side has its own folder', () => {
  const folders = ['en', 'zh'].flatMap((locale) =>
    [false, true].map((isServer) => configured({locale, isServer}).folder),
  );
  expect(folders).toEqual(
    ['en/client', 'en/server', 'zh/client', 'zh/server'].map((side) => `node_modules/.cache/bundler/${side}`),
  );
});
