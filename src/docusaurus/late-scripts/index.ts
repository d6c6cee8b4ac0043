import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withLoader} from './core/loader';

/** Requests a page's scripts after its text has been painted, so that they don't delay the text in the HTML. */
export default function lateScriptsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'late-scripts',
    configureWebpack(config, isServer) {
      if (!isServer && config.mode === 'production') {
        siteConfig.ssrTemplate = withLoader(siteConfig.ssrTemplate ?? stockTemplate);
      }
      return {};
    },
  };
}
