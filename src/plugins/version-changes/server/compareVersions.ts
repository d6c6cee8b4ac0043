import {itemKey} from '../../../remark/reference/items';
import {twinOf} from '../../page-twins/core/twinOf';
import type {TwinTable} from '../../page-twins/types';
import {compareItems} from '../core/compareItems';
import {maskOf, shareChanged} from '../core/comparePages';
import type {VersionContent, VersionPage} from './readVersion';

/** A page in a list of changes. */
interface ListedPage {
  readonly title: string;
  /** Its sidebar category, if any. */
  readonly category?: string;
  readonly path: string;
  /** Share of the text that changed, from 0 to 1. */
  readonly share?: number;
  /** Path in the older version, if the page moved. */
  readonly from?: string;
}

const linkTo = ({title, categories, path}: VersionPage): ListedPage => ({
  title,
  category: categories.filter((category) => category !== title).at(-1),
  path,
});

/** Compares the items of two versions. */
function compareReference(from: VersionContent, to: VersionContent, locale: string) {
  const places = new Map([...from.places, ...to.places]);
  const items = compareItems(from.items, to.items).map(({item, ...change}) => {
    const meaning = locale === 'zh' ? item.meaning?.zh : item.meaning?.en;
    return {
      ...change,
      kind: item.kind,
      owner: item.owner,
      name: item.name,
      meaning: change.change === 'added' ? meaning : undefined,
      /** Where the item is documented: in the newer version, or else in the older one. */
      path: places.get(item.owner === '' ? item.name : itemKey(item)) ?? places.get(item.owner),
    };
  });
  return {
    /** Breaking changes first. */
    items,
    /** Where the owners of the items are documented, by name. */
    owners: Object.fromEntries(items.map(({owner}) => [owner, places.get(owner)])),
  };
}

/**
 * Compares two versions, in the language of their pages.
 *
 * @param moved pages that moved between versions of the product
 * @returns the overview, and the pages whose text changed
 */
export function compareVersions(
  from: VersionContent,
  to: VersionContent,
  moved: TwinTable | undefined,
  locale: string,
) {
  const older = new Map<string | undefined, VersionPage>(from.pages.map((page) => [page.route, page]));
  const mask = maskOf([from.label, to.label]);
  const pairs = to.pages.map((page) => {
    const twin = older.get(twinOf(moved, page.route, to.name, from.name));
    return {page, twin, share: twin ? shareChanged(twin.units, page.units, mask) : 0};
  });
  const both = pairs.flatMap(({page, twin, share}) => (twin ? [{page, twin, share}] : []));
  const changed = both
    .filter(({page, twin, share}) => share > 0 || twin.route !== page.route)
    .map(({page, twin, share}) => ({
      ...linkTo(page),
      share,
      ...(twin.route !== page.route && {from: twin.path}),
    }));
  const twins = new Set(both.map(({twin}) => twin));
  const overview = {
    unchanged: both.length - changed.length,
    added: pairs.flatMap(({page, twin}) => (twin ? [] : [linkTo(page)])),
    removed: from.pages.filter((page) => !twins.has(page)).map(linkTo),
    /** Pages that moved or whose text changed, most changed first. */
    changed: changed.sort((a, b) => b.share - a.share),
    ...compareReference(from, to, locale),
  };
  return {overview, edited: both.filter(({share}) => share > 0)};
}
