import type {PluginConfig} from '@docusaurus/types';

/** Plugins of `npm start` only. */
export function developmentPlugins(mode: string | undefined): PluginConfig[] {
  return mode === 'development' ? ['./src/plugins/page-status/index.ts'] : [];
}
