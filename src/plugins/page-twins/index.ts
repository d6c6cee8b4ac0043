import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {movedPagesFile, readMovedPages} from './server/readMovedPages';
import type {TwinTables} from './types';

/** Tells the browser which pages moved between the versions of a product. */
export default function pageTwinsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-twins',
    getPathsToWatch: () => [path.join(siteDir, movedPagesFile('*'))],
    allContentLoaded({allContent, actions}) {
      const ids = Object.keys(allContent['docusaurus-plugin-content-docs'] ?? {});
      const tables: TwinTables = Object.fromEntries(ids.map((id) => [id, readMovedPages(siteDir, id)]));
      actions.setGlobalData(tables);
    },
  };
}
