import {changesPath} from '../core/paths';
import type {ChangesPageData, ComparedProduct, ProductVersions} from '../types';
import {compareVersions} from './compareVersions';
import type {MovedPages} from './pairPages';
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

/** The pages that compare each version of a product with older ones, by path. */
export function changesPages(sources: ChangesSources): [path: string, data: ChangesPageData][] {
  const {product, list, contents, moved, locale, baseUrl, depth = contents.length} = sources;
  return contents.flatMap((to, index) => {
    const older = contents.slice(index + 1, index + 1 + depth);
    const comparisons = older.map(({label}, distance) => ({
      from: label,
      path: baseUrl + changesPath(product.route, to.label, distance === 0 ? undefined : label),
    }));
    return older.map((from, distance): [string, ChangesPageData] => [
      comparisons[distance]?.path ?? '',
      {
        product: product.label,
        hue: product.hue,
        from: from.label,
        to: to.label,
        docs: list.versions[index]?.docs ?? '',
        feed: list.feed,
        comparisons,
        overview: compareVersions(from, to, moved, locale),
      },
    ]);
  });
}
