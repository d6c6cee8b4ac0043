import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToPages} from '../../build/addToPages';
import {writeFile, writeIfChanged} from '../../build/files';
import {additionOf} from '../../remark/additions';
import type {ReferenceData} from '../../remark/reference/load';
import {collectPages} from '../search/server/collectPages';
import {feedOf} from './server/feed';
import {writeChanges, type ChangedPagePair} from './server/pageChanges';
import {readSite} from './server/readSite';
import type {ComparedProduct} from './types';

/** The line "Changed since" of a page, as MDX. */
function lineOf({page, from, overview}: ChangedPagePair): string {
  return additionOf('ChangedSince', {page: page.path, since: from, overview});
}

/**
 * Adds pages with the changes between a product's versions, a page that lists all versions, and release feeds. A page
 * that changed since the previous version gets a notice, and a file next to it with the comparison. `npm start` adds
 * neither.
 */
export default function versionChangesPlugin(
  {siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext,
  {products, data}: {readonly products: readonly ComparedProduct[]; readonly data: ReferenceData},
): Plugin {
  const locale = i18n.currentLocale;
  const isBuild = process.env.NODE_ENV === 'production';
  const lineFile = (page: string) =>
    path.join(generatedFilesDir, 'changed-since', locale, `${path.relative(siteDir, page)}.txt`);
  let site: ReturnType<typeof readSite> | undefined;
  return {
    name: 'version-changes',
    async allContentLoaded({allContent, actions}) {
      const addPage = async (route: string, component: string, content: unknown) => {
        const name = `${route.slice(baseUrl.length).replaceAll('/', '-')}.json`;
        actions.addRoute({
          path: route,
          component: `@site/src/components/versions/${component}`,
          modules: {data: await actions.createData(name, JSON.stringify(content))},
          exact: true,
        });
      };
      site ??= readSite(allContent, products, {data, siteDir, baseUrl, locale});
      await addPage(`${baseUrl}versions`, 'VersionsPage', site.lists);
      for (const page of site.pages) {
        await addPage(page.path, 'ChangesPage', page);
      }
      const lines = new Map(site.changed.map((pair) => [pair.page.source, lineOf(pair)]));
      for (const {source} of isBuild ? collectPages(allContent, '') : []) {
        if (source !== undefined) {
          writeIfChanged(lineFile(path.join(siteDir, source)), lines.get(source) ?? '');
        }
      }
    },
    configureWebpack: () => (isBuild ? addToPages(lineFile) : {}),
    // Feeds are written synchronously, so they exist when the content guard, a later plugin, checks the links to them.
    async postBuild(props) {
      for (const list of site?.lists ?? []) {
        writeFile(path.join(props.outDir, list.feed.slice(baseUrl.length)), feedOf(list, props));
      }
      writeChanges(site?.changed ?? [], props);
    },
  };
}
