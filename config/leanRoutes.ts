import type {PluginConfig} from '@docusaurus/types';
import type {Environment} from './environment';
import {homePages} from './homePages';

/** The plugin that keeps tables of the whole site out of each page, unless the build is told to leave it out. */
export function leanRoutesPlugin({stockRoutes}: Environment): PluginConfig[] {
  return stockRoutes ? [] : [['./src/plugins/lean-routes/index.ts', {docsKnownAt: {'/': homePages}}]];
}
