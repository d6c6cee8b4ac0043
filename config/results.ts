import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';

/** What the transform that shows the results of KCL programs is told. */
export function resultOptions() {
  return {siteDir: path.resolve(__dirname, '..'), sets: contentFolders()};
}

/** The plugin that keeps pages as fresh as the results they show. */
export function resultsPlugin(): PluginConfig {
  return ['./src/plugins/sample-results/index.ts', {sets: contentFolders()}];
}
