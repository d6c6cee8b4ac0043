import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ReferenceData} from '../../../remark/reference/load';
import {readMovedPages} from '../../page-twins/server/readMovedPages';
import {docsTag} from '../../search/core/indexFile';
import {collectPages, type AllContent} from '../../search/server/collectPages';
import {changesPath} from '../core/paths';
import type {ComparedProduct} from '../types';
import {compareVersions} from './compareVersions';
import {listVersions} from './listVersions';
import type {ChangedPagePair} from './pageChanges';
import {readVersion} from './readVersion';

/** Locations of the products' versions. */
interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly data: ReferenceData;
  /** Number of older versions to compare each version with; all by default. */
  readonly depth?: number;
}

/** Compares the versions of a product. */
function readProduct(
  product: ComparedProduct,
  versions: LoadedContent['loadedVersions'],
  refs: ReturnType<typeof collectPages>,
  site: Site,
) {
  const {baseUrl, locale, siteDir, depth = versions.length} = site;
  const list = listVersions(product, versions, site);
  const contents = versions.map((version) => {
    const tag = docsTag(product.id, version.versionName);
    const pages = refs.filter((page) => page.tag === tag);
    return readVersion({...site, product}, version, pages);
  });
  const moved = readMovedPages(siteDir, product.id);
  const changed: ChangedPagePair[] = [];
  const pages = contents.flatMap((to, index) => {
    const older = contents.slice(index + 1, index + 1 + depth);
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
      const data = {
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
      return [path, data] as const;
    });
  });
  return {list, pages, changed};
}

/**
 * Compares the versions of all served products in one language.
 *
 * @returns `pages` compare two versions, by path. `changed` has the docs pages whose text changed since the previous
 *   version
 */
export function readSite(allContent: AllContent, products: readonly ComparedProduct[], site: Site) {
  const refs = collectPages(allContent, '');
  const changes = products.flatMap((product) => {
    const docs = allContent['docusaurus-plugin-content-docs']?.[product.id] as LoadedContent | undefined;
    const versions = docs?.loadedVersions ?? [];
    return versions.length === 0 ? [] : [readProduct(product, versions, refs, site)];
  });
  return {
    lists: changes.map(({list}) => list),
    pages: changes.flatMap(({pages}) => pages),
    changed: changes.flatMap(({changed}) => changed),
  };
}
