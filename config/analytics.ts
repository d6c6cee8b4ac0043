import type {PluginConfig} from '@docusaurus/types';
import type {Environment} from './environment';

/** The plugin that reports page views, present only when a tag is there to receive them. */
export function analyticsPlugins({trackingId}: Environment): PluginConfig[] {
  return trackingId === undefined
    ? []
    : [['./src/plugins/analytics/index.ts', {trackingID: trackingId, anonymizeIP: false}]];
}
