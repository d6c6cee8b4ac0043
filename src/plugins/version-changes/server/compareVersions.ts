import {itemKey, type Item, type ItemName} from '../../../remark/reference/items';
import {buildTable} from '../../page-twins/core/buildTable';
import {twinOf} from '../../page-twins/core/twinOf';
import type {readMovedPages} from '../../page-twins/server/readMovedPages';
import {compareItems} from '../core/compareItems';
import {maskOf, shareChanged} from '../core/comparePages';
import type {VersionContent, VersionPage} from './readVersion';

const linkTo = ({title, categories, path}: VersionPage) => ({
  title,
  /** Its sidebar category, if any. */
  category: categories.filter((category) => category !== title).at(-1),
  path,
});

/** The pages of the newer version with those of the older one. */
function pairPages(
  from: VersionContent,
  to: VersionContent,
  {topics, versions}: ReturnType<typeof readMovedPages>,
) {
  const published = [to, from].map(({name, pages}) => ({
    name,
    routes: new Set(pages.map(({route}) => route)),
  }));
  const table = buildTable(topics, versions, published);
  const older = new Map(from.pages.map((page) => [page.route, page]));
  const mask = maskOf([from.label, to.label]);
  return to.pages.map((page) => {
    const route = twinOf(table, page.route, to.name, from.name);
    const twin = route === undefined ? undefined : older.get(route);
    return {page, twin, share: twin ? shareChanged(twin.units, page.units, mask) : 0};
  });
}

const owning = ['command', 'schema', 'module', 'kind', 'endpoint'] as const;

/** Where an item is documented: in the newer version, or else in the older one. */
function placeIn(versions: readonly VersionContent[], names: readonly ItemName[]): string | undefined {
  const keys = names.map(itemKey);
  return versions.flatMap(({places}) => keys.flatMap((key) => places.get(key) ?? []))[0];
}

/** Compares the items of two versions. */
function itemRows(from: VersionContent, to: VersionContent, locale: string) {
  const say = ({meaning}: Item) => (locale === 'zh' ? meaning?.zh : meaning?.en);
  const ownerPlace = (name: string) =>
    placeIn(
      [to, from],
      owning.map((kind) => ({kind, owner: '', name})),
    );
  const items = compareItems(from.items, to.items).map(({item, ...change}) => ({
    ...change,
    kind: item.kind,
    owner: item.owner,
    name: item.name,
    meaning: change.change === 'added' ? say(item) : undefined,
    path: placeIn([to, from], [item]) ?? ownerPlace(item.owner),
  }));
  const owners = [...new Set(items.map(({owner}) => owner))].map((name) => [name, ownerPlace(name)] as const);
  return {
    /** Breaking changes first. */
    items,
    /** Where the owners of the items are documented, by name. */
    owners: Object.fromEntries(owners) as Readonly<Record<string, string | undefined>>,
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
  moved: ReturnType<typeof readMovedPages>,
  locale: string,
) {
  const pairs = pairPages(from, to, moved);
  const twins = new Set(pairs.map(({twin}) => twin));
  const both = pairs.flatMap(({page, twin, share}) => (twin ? [{page, twin, share}] : []));
  const changed = both
    .filter(({page, twin, share}) => share > 0 || twin.route !== page.route)
    .map(({page, twin, share}) => ({
      ...linkTo(page),
      /** Share of the text that changed, from 0 to 1. */
      share,
      /** Path in the older version, if the page moved. */
      ...(twin.route !== page.route && {from: twin.path}),
    }));
  const overview = {
    unchanged: both.length - changed.length,
    added: pairs.flatMap(({page, twin}) => (twin ? [] : [linkTo(page)])),
    removed: from.pages.filter((page) => !twins.has(page)).map(linkTo),
    /** Pages that moved or whose text changed, most changed first. */
    changed: changed.sort((a, b) => b.share - a.share),
    ...itemRows(from, to, locale),
  };
  return {overview, edited: both.filter(({share}) => share > 0)};
}
