import type {PluginConfig} from '@docusaurus/types';

/** Page views are reported, whatever the environment says. */
export function analyticsPlugins(): PluginConfig[] {
  return [['./src/plugins/analytics/index.ts', {trackingID: 'G-TEST', anonymizeIP: false}]];
}
