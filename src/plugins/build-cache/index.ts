import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion} from './cacheVersion';
import {keptIn} from './keep';
import {sortGlobalData} from './sortGlobalData';

interface PersistentCache {
  readonly type: 'persistent';
  readonly version: string;
  readonly storage?: {readonly type: 'filesystem'; readonly directory: string};
}

interface Options {
  /** What the build was told from outside. */
  readonly environment: unknown;
}

/**
 * Lets a build use what earlier ones have left where that is right. The same sources make the same modules;
 * and the bundler forgets what it kept from builds with another configuration, other plugins, or another
 * environment: Rspack asks about modules alone, and Docusaurus adds the aliases of the theme. Each site, language,
 * and side has a folder of its own: compilers that share one at the same time break each other's files
 * (https://github.com/web-infra-dev/rspack/issues/11949), and a build has stood still with such a cache.
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
      const directory = keptIn(siteDir, 'bundler', i18n.currentLocale, isServer ? 'server' : 'client');
      if (cache === undefined || directory === undefined) {
        return {};
      }
      const own: PersistentCache = {
        ...cache,
        version: `${cache.version}-${version}`,
        storage: {type: 'filesystem', directory},
      };
      return {experiments: {cache: own} as object};
    },
  };
}
