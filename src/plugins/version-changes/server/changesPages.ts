import {changesPath} from '../core/paths';
import type {ChangesPageData, ComparedProduct, ProductVersions} from '../types';
import {compareVersions} from './compareVersions';
import type {ChangedPagePair} from './pageChanges';
import {pairPages, type MovedPages} from './pairPages';
import type {VersionContent} from './readVersion';

/** Sources of the pages about a product's versions. */
interface ChangesSources {
  readonly product: ComparedProduct;
  readonly list: ProductVersions;
  /** Newest first. */
  readonly contents: readonly VersionContent[];
  readonly moved: MovedPages;
  readonly locale: string;
  readonly baseUrl: string;
  /** Number of older versions to compare each version with; all by default. */
  readonly depth?: number;
}

/**
 * The pages that compare each version of a product with older ones, by path, and the docs pages whose text changed since
 * the previous version.
 */
export function changesPages(sources: ChangesSources) {
  const {product, list, contents, moved, locale, baseUrl, depth = contents.length} = sources;
  const pages: [path: string, data: ChangesPageData][] = [];
  const changed: ChangedPagePair[] = [];
  contents.forEach((to, index) => {
    const older = contents.slice(index + 1, index + 1 + depth);
    const comparisons = older.map(({label}, distance) => ({
      from: label,
      path: baseUrl + changesPath(product.route, to.label, distance === 0 ? undefined : label),
    }));
    older.forEach((from, distance) => {
      const pairs = pairPages(from, to, moved);
      const path = comparisons[distance]?.path ?? '';
      pages.push([
        path,
        {
          product: product.label,
          hue: product.hue,
          from: from.label,
          to: to.label,
          docs: list.versions[index]?.docs ?? '',
          feed: list.feed,
          comparisons,
          overview: compareVersions(from, to, pairs, locale),
        },
      ]);
      for (const {page, twin, share} of distance === 0 ? pairs : []) {
        if (twin && share > 0) {
          changed.push({page, twin, from: from.label, to: to.label, overview: path});
        }
      }
    });
  });
  return {pages, changed};
}
