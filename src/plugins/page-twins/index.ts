import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildTable} from './core/buildTable';
import {routeBelow} from './core/routeBelow';
import {movedPagesFolder, readMovedPages} from './server/readMovedPages';
import type {TwinTable, TwinTables} from './types';

/** Tells the browser which pages moved between the published versions of a product. */
export default function pageTwinsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-twins',
    getPathsToWatch: () => [path.join(siteDir, movedPagesFolder, '*.tsv')],
    allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const tables: TwinTables = Object.fromEntries(
        instances.flatMap(([id, content]): [string, TwinTable][] => {
          const published = (content as DocsContent).loadedVersions.map((version) => ({
            name: version.versionName,
            routes: new Set(version.docs.map((doc) => routeBelow(version.path, doc.permalink))),
          }));
          const table = buildTable(readMovedPages(siteDir, id), published);
          return table ? [[id, table]] : [];
        }),
      );
      actions.setGlobalData(tables);
    },
  };
}
