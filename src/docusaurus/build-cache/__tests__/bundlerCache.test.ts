import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import buildCachePlugin from '..';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';

let siteDir: string;

function write(file: string, text: string): void {
  writeFile(path.join(siteDir, file), text);
}

const defaults = {
  environment: {partsOff: []} as object,
  experiments: {cache: {version: 'stock'}} as object,
  locale: 'en',
  isServer: false,
  generated: '.docusaurus',
};

/** The plugin's additions to the bundler configuration. */
function configured(changes: Partial<typeof defaults> = {}) {
  const {environment, experiments, locale, isServer, generated} = {...defaults, ...changes};
  const generatedFilesDir = path.join(siteDir, generated);
  const context = {siteDir, generatedFilesDir, i18n: {currentLocale: locale}} as LoadContext;
  const plugin = buildCachePlugin(context, {environment});
  return plugin.configureWebpack?.({experiments}, isServer, undefined as never, undefined);
}

beforeEach(() => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', undefined);
  siteDir = temporaryFolder();
  for (const folder of ['config', 'src/build', 'src/docusaurus', 'src/plugins', 'src/prism', 'src/remark']) {
    write(`${folder}/index.ts`, folder);
  }
  write('package.json', '{}');
  write('package-lock.json', '{}');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the version of the bundler’s cache', () => {
  it('stays the same if only pages, components, or tests change', () => {
    const before = configured();
    expect(before).toMatchObject({
      experiments: {cache: {version: expect.stringMatching(/^stock-[\da-f]{20}-\.docusaurus$/)}},
    });
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
    'src/plugins/search/index.ts',
    'src/plugins/search/view.tsx',
    'src/plugins/reference/loader.cjs',
    'src/plugins/reference/loader.mjs',
    'src/plugins/reference/loader.js',
    'src/prism/kcl.ts',
    'src/remark/diagram.ts',
  ])('changes with %s', (file) => {
    const before = configured();
    write(file, 'new');
    const added = configured();
    expect(added).not.toEqual(before);
    write(file, 'changed');
    expect(configured()).not.toEqual(added);
  });

  it("changes with the build's environment variables", () => {
    expect(configured({environment: {partsOff: ['routes']}})).not.toEqual(configured());
  });

  it('changes with the folder of generated files, which differs between npm run build and docusaurus build', () => {
    expect(configured({generated: '.docusaurus/en'})).not.toEqual(configured());
  });

  it('is not set without a cache', () => {
    expect(configured({experiments: {}})).toEqual({});
  });
});

describe('the folder of the bundler’s cache', () => {
  const folderOf = (config: unknown) =>
    (config as {experiments: {cache: {storage: {directory: string}}}}).experiments.cache.storage.directory;

  it('differs by language and side', () => {
    const folders = ['en', 'zh'].flatMap((locale) =>
      [false, true].map((isServer) => folderOf(configured({locale, isServer}))),
    );
    expect(folders.map((folder) => path.relative(siteDir, folder))).toEqual([
      'node_modules/.cache/bundler/en/client',
      'node_modules/.cache/bundler/en/server',
      'node_modules/.cache/bundler/zh/client',
      'node_modules/.cache/bundler/zh/server',
    ]);
  });
});
