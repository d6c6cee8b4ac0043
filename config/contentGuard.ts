import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';

/** The plugin that stops the build at faults of the content; sites assembled for tests replace this file. */
export function contentGuard(): PluginConfig[] {
  return [['./src/plugins/content-guard/index.ts', {sets: contentFolders()}]];
}
