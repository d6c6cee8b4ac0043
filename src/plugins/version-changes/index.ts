import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ReferenceData} from '../../remark/reference/load';
import {feedOf} from './server/feed';
import {readSite, type SiteChanges} from './server/readSite';
import type {ComparedProduct} from './types';

/** Options of the plugin. */
export interface VersionChangesOptions {
  readonly products: readonly ComparedProduct[];
  readonly data: ReferenceData;
  /** Folder, relative to the site, with the tables of moved pages. */
  readonly movedPages: string;
}

/**
 * Pages that say what changed between the versions of a product, a page that lists all versions, and feeds of releases.
 * `npm start` compares each version with the one before only, and only once.
 */
export default function versionChangesPlugin(
  {siteDir, baseUrl, i18n, siteConfig}: LoadContext,
  {products, ...options}: VersionChangesOptions,
): Plugin {
  const locale = i18n.currentLocale;
  const depth = process.env.NODE_ENV === 'production' ? undefined : 1;
  let site: SiteChanges | undefined;
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
      site ??= readSite(allContent, products, {...options, siteDir, baseUrl, locale, depth});
      await addPage(`${baseUrl}versions`, 'VersionsPage', site.lists);
      for (const [route, page] of site.pages) {
        await addPage(route, 'ChangesPage', page);
      }
    },
    // Nothing here waits, so the files exist when the content guard, a later plugin, looks at the links to them.
    postBuild({outDir}) {
      const language = i18n.localeConfigs[locale]?.htmlLang;
      for (const list of site?.lists ?? []) {
        const file = path.join(outDir, list.feed.slice(baseUrl.length));
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, feedOf(list, {outDir, baseUrl, siteUrl: siteConfig.url, language}));
      }
      return Promise.resolve();
    },
  };
}
