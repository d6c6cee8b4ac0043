import gtagPlugin, {type PluginOptions} from '@docusaurus/plugin-google-gtag';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-google-gtag';

/**
 * The stock gtag plugin with another way to load and to report: its options and data stay, but the
 * page carries no script tag, so that a reader who asks not to be tracked sends no request at all.
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
