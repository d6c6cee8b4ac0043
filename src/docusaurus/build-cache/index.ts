import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachePath} from '../../build/cache';
import {cacheVersion} from '../../build/cacheVersion';

interface PersistentCache {
  readonly type: 'persistent';
  readonly version: string;
  readonly storage?: {readonly type: 'filesystem'; readonly directory: string};
}

interface Options {
  /** Environment variables of the build. */
  readonly environment: unknown;
}

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function sorted<Value>(data: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Sorts the generated global data by plugin and instance, because Docusaurus writes it in the order in which plugins
 * finish.
 */
function sortGlobalData(generatedFilesDir: string): void {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as Data;
  const entries = Object.entries(sorted(data)).map(([plugin, instances]) => [plugin, sorted(instances)]);
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(entries), null, 2));
}

/**
 * Makes the bundler's persistent cache safe. By default, it keeps old modules after a plugin or transform changes,
 * because Rspack checks only modules. Compilers that share a cache folder also corrupt each other's files
 * (https://github.com/web-infra-dev/rspack/issues/11949). Sorted global data keeps script names stable.
 */
export default function buildCachePlugin(
  {siteDir, generatedFilesDir, i18n}: LoadContext,
  {environment}: Options,
): Plugin {
  const version = cacheVersion(siteDir, environment);
  return {
    name: 'build-cache',
    configureWebpack(config, isServer) {
      if (config.mode === 'production') {
        sortGlobalData(generatedFilesDir);
      }
      const {cache} = (config.experiments ?? {}) as {readonly cache?: PersistentCache};
      const directory = cachePath(siteDir, 'bundler', i18n.currentLocale, isServer ? 'server' : 'client');
      if (cache === undefined || directory === undefined) {
        return {};
      }
      const own: PersistentCache = {
        ...cache,
        // Rspack fails to build from cached modules whose generated files were in another folder.
        version: [cache.version, version, path.relative(siteDir, generatedFilesDir)].join('-'),
        storage: {type: 'filesystem', directory},
      };
      return {experiments: {cache: own} as object};
    },
  };
}
