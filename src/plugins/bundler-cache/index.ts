import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion} from './cacheVersion';

interface PersistentCache {
  readonly type: 'persistent';
  readonly version: string;
}

interface Options {
  /** What the build was told from outside. */
  readonly environment: unknown;
}

/**
 * Makes the bundler forget what it kept from builds with another configuration, other plugins, or another
 * environment: Rspack asks about modules alone, and Docusaurus adds the aliases of the theme.
 */
export default function bundlerCachePlugin({siteDir}: LoadContext, {environment}: Options): Plugin {
  const version = cacheVersion(siteDir, environment);
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {readonly cache?: PersistentCache};
      const experiments = {cache: {...cache, version: `${cache?.version}-${version}`}};
      return cache === undefined ? {} : {experiments: experiments as object};
    },
  };
}
