import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';
import type {Served} from './served';

/** The plugin that fails the build if the content has errors. Test sites replace this file. */
export function contentGuard(served: Served): PluginConfig[] {
  return [['./src/plugins/content-guard/index.ts', {sets: contentFolders(served)}]];
}
