import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildTable} from './core/buildTable';
import {routeBelow} from './core/routeBelow';
import {movedPagesFolder, readMovedPages} from './server/readMovedPages';
import type {TwinTable, TwinTables} from './types';

/** Tells the browser which pages moved between the published versions of a product. */
export default function pageTwinsPlugin({siteDir}: LoadContext): Plugin {
  const tableOf = (id: string, content: DocsContent): TwinTable | undefined => {
    const {versions, topics} = readMovedPages(siteDir, id);
    const published = content.loadedVersions.map((version) => ({
      name: version.versionName,
      routes: new Set(version.docs.map((doc) => routeBelow(version.path, doc.permalink))),
    }));
    return buildTable(topics, versions, published);
  };
  return {
    name: 'page-twins',
    getPathsToWatch: () => [path.join(siteDir, movedPagesFolder, '*.tsv')],
    allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const tables: TwinTables = Object.fromEntries(
        instances.flatMap(([id, content]): [string, TwinTable][] => {
          const table = tableOf(id, content as DocsContent);
          return table ? [[id, table]] : [];
        }),
      );
      actions.setGlobalData(tables);
    },
  };
}
