import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion} from './cacheVersion';
import {sortGlobalData} from './sortGlobalData';

interface PersistentCache {
  readonly type: 'persistent';
  readonly version: string;
}

interface Options {
  /** What the build was told from outside. */
  readonly environment: unknown;
}

/**
 * Lets a build use what earlier ones have left where that is right. The same sources make the same modules;
 * and the bundler forgets what it kept from builds with another configuration, other plugins, or another
 * environment: Rspack asks about modules alone, and Docusaurus adds the aliases of the theme.
 */
export default function buildCachePlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {environment}: Options,
): Plugin {
  const version = cacheVersion(siteDir, environment);
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (config.mode === 'production') {
        sortGlobalData(generatedFilesDir);
      }
      const {cache} = (config.experiments ?? {}) as {readonly cache?: PersistentCache};
      const experiments = {cache: {...cache, version: `${cache?.version}-${version}`}};
      return cache === undefined ? {} : {experiments: experiments as object};
    },
  };
}
