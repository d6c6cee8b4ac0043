import gtagPlugin, {type PluginOptions} from '@docusaurus/plugin-google-gtag';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-google-gtag';

/**
 * The stock gtag plugin without its script tag: the script loads with the first page view, so that readers who ask not
 * to be tracked send no requests. Options and data are those of the stock plugin.
 */
export default function analyticsPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  const stock = gtagPlugin(context, options);
  return (
    stock && {
      name: stock.name,
      contentLoaded: stock.contentLoaded,
      getClientModules: () => ['./client/pageViews'],
    }
  );
}
