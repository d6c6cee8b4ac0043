import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {readMovedPages} from '../../page-twins/server/readMovedPages';
import {docsTag} from '../../search/core/indexFile';
import {collectPages, type AllContent} from '../../search/server/collectPages';
import {changesPath} from '../core/paths';
import type {ComparedProduct} from '../types';
import {compareVersions} from './compareVersions';
import {listVersions} from './listVersions';
import type {ChangedPagePair} from './pageChanges';
import {readVersion, type Source} from './readVersion';

/**
 * Compares the versions of all served products in one language.
 *
 * @returns `pages` compare two versions. `changed` has the docs pages whose text changed since the previous version
 */
export function readSite(
  allContent: AllContent,
  products: readonly ComparedProduct[],
  site: Source & {readonly baseUrl: string},
) {
  const {siteDir, baseUrl, locale} = site;
  const refs = collectPages(allContent, '');
  const changed: ChangedPagePair[] = [];
  const changes = products.flatMap((product) => {
    const docs = allContent['docusaurus-plugin-content-docs']?.[product.id] as LoadedContent | undefined;
    const versions = docs?.loadedVersions ?? [];
    const moved = readMovedPages(siteDir, product.id);
    const list = listVersions(product, versions, site);
    const contents = versions.map((version) => {
      const tag = docsTag(product.id, version.versionName);
      const pages = refs.filter((page) => page.tag === tag);
      return readVersion(site, product, version, pages);
    });
    const pages = contents.flatMap((to, index) => {
      const older = contents.slice(index + 1);
      /** All older versions, with the paths of their comparisons. */
      const comparisons = older.map(({label}, distance) => ({
        from: label,
        path: baseUrl + changesPath(product.route, to.label, distance === 0 ? undefined : label),
      }));
      return older.map((from, distance) => {
        const {overview, edited} = compareVersions(from, to, moved, locale);
        const path = comparisons[distance]?.path ?? '';
        if (distance === 0) {
          changed.push(...edited.map((pair) => ({...pair, from: from.label, to: to.label, overview: path})));
        }
        return {
          path,
          product: product.label,
          hue: product.hue,
          from: from.label,
          to: to.label,
          /** Path of the newer version's entry page. */
          docs: list.versions[index]?.docs ?? '',
          feed: list.feed,
          comparisons,
          overview,
        };
      });
    });
    return versions.length === 0 ? [] : [{list, pages}];
  });
  return {
    lists: changes.map(({list}) => list),
    pages: changes.flatMap(({pages}) => pages),
    changed,
  };
}
