import {changesPath} from '../core/paths';
import type {ChangesPageData, ComparedProduct, ProductVersions} from '../types';
import {compareVersions} from './compareVersions';
import type {MovedPages} from './pairPages';
import type {VersionContent} from './readVersion';

/** What the pages about the versions of a product are made from. */
interface ChangesSources {
  readonly product: ComparedProduct;
  readonly list: ProductVersions;
  /** In the order of the list. */
  readonly contents: readonly VersionContent[];
  readonly moved: MovedPages;
  readonly locale: string;
  readonly baseUrl: string;
  /** How many older versions each version is compared with; all by default. */
  readonly depth?: number;
}

/** The pages that compare each version of a product with older ones, by their paths. */
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
