import type {PluginConfig} from '@docusaurus/types';
import type {Environment} from './environment';

/** The plugin that reports page views. Empty without a tag. */
export function analyticsPlugins({trackingId}: Environment): PluginConfig[] {
  return trackingId === undefined
    ? []
    : [['./src/plugins/analytics/index.ts', {trackingID: trackingId, anonymizeIP: false}]];
}
