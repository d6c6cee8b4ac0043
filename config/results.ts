import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';

/** Options of the transform that shows the results of KCL programs. */
export function resultOptions() {
  return {siteDir: path.resolve(__dirname, '..'), sets: contentFolders()};
}

/** The plugin that rebuilds pages when their KCL results change. */
export function resultsPlugin(): PluginConfig {
  return ['./src/plugins/sample-results/index.ts', {sets: contentFolders()}];
}
