import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildTable} from './core/buildTable';
import {parseMovedPages} from './core/parseMovedPages';
import {routeBelow} from './core/routeBelow';
import type {TwinTable, TwinTables} from './types';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Options of the page-twins plugin. */
export interface PageTwinsOptions {
  /** Folder, relative to the site, with a table of moved pages for each docs plugin that has some: `<id>.tsv`. */
  readonly folder: string;
}

function tableOf(file: string, content: DocsContent): TwinTable | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const {versions, topics} = parseMovedPages(fs.readFileSync(file, 'utf8'), file);
  const published = content.loadedVersions.map((version) => ({
    name: version.versionName,
    routes: new Set(version.docs.map((doc) => routeBelow(version.path, doc.permalink))),
  }));
  return buildTable(topics, versions, published);
}

/** Tells the browser which pages moved between the published versions of a product. */
export default function pageTwinsPlugin(context: LoadContext, options: PageTwinsOptions): Plugin {
  const folder = path.resolve(context.siteDir, options.folder);
  return {
    name: 'page-twins',
    getPathsToWatch: () => [path.join(folder, '*.tsv')],
    allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent[docsPlugin] ?? {}) as [string, DocsContent][];
      const tables: TwinTables = Object.fromEntries(
        instances.flatMap(([id, content]): [string, TwinTable][] => {
          const table = tableOf(path.join(folder, `${id}.tsv`), content);
          return table ? [[id, table]] : [];
        }),
      );
      actions.setGlobalData(tables);
      return Promise.resolve();
    },
  };
}
