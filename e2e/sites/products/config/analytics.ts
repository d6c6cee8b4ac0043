import type {PluginConfig} from '@docusaurus/types';

/** Reports page views regardless of the environment. */
export function analyticsPlugins(): PluginConfig[] {
  return [['./src/plugins/analytics/index.ts', {trackingID: 'G-TEST', anonymizeIP: false}]];
}
