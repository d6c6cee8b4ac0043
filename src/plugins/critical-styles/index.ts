import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlFileOf} from '../upstream/htmlFile';
import {writeStyles} from './server/writeStyles';

/**
 * Lets a page wait for the styles that it shows itself with, and no others. The rest comes once the page
 * has started: styles of other kinds of pages, of menus that open, and of what is pointed at.
 */
export default function criticalStylesPlugin({siteConfig: {baseUrl}}: LoadContext): Plugin {
  return {
    name: 'critical-styles',
    getClientModules: () => [require.resolve('./client/allStyles')],
    postBuild({outDir, routesPaths}) {
      // `docusaurus build --dev` writes no stylesheet: scripts bring the styles.
      if (process.env.NODE_ENV !== 'production') {
        return Promise.resolve();
      }
      const files = routesPaths.map((route) => path.relative(outDir, htmlFileOf(outDir, baseUrl, route)));
      return writeStyles(outDir, baseUrl, [...new Set(files)]);
    },
  };
}
