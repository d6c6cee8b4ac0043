import {itemKey, type Item, type ItemName} from '../../../remark/reference/items';
import {compareItems, type ItemChange} from '../core/compareItems';
import type {ItemRow, Overview, PageLink} from '../types';
import type {PagePair} from './pairPages';
import type {VersionContent, VersionPage} from './readVersion';

const linkTo = ({title, categories, path}: VersionPage): PageLink => ({
  title,
  category: categories.filter((category) => category !== title).at(-1),
  path,
});

const owning = ['command', 'schema', 'module', 'kind', 'endpoint'] as const;

/** Where an item is documented: in the newer version, or else in the older one. */
function placeIn(versions: readonly VersionContent[], names: readonly ItemName[]): string | undefined {
  const keys = names.map(itemKey);
  return versions.flatMap(({places}) => keys.flatMap((key) => places.get(key) ?? []))[0];
}

/**
 * Compares two versions, in the language of their pages.
 *
 * @param pairs the pages of the newer version
 */
export function compareVersions(
  from: VersionContent,
  to: VersionContent,
  pairs: readonly PagePair[],
  locale: string,
): Overview {
  const twins = new Set(pairs.map(({twin}) => twin));
  const both = pairs.flatMap(({page, twin, share}) =>
    twin ? [{...linkTo(page), share, ...(twin.route !== page.route && {from: twin.path})}] : [],
  );
  const changed = both.filter((page) => page.share > 0 || 'from' in page);
  const say = ({meaning}: Item) => (locale === 'zh' ? meaning?.zh : meaning?.en);
  const ownerPlace = (name: string) =>
    placeIn(
      [to, from],
      owning.map((kind) => ({kind, owner: '', name})),
    );
  const rowOf = ({item, ...change}: ItemChange): ItemRow => ({
    ...change,
    kind: item.kind,
    owner: item.owner,
    name: item.name,
    meaning: change.change === 'added' ? say(item) : undefined,
    path: placeIn([to, from], [item]) ?? ownerPlace(item.owner),
  });
  const items = compareItems(from.items, to.items).map(rowOf);
  const owners = [...new Set(items.map(({owner}) => owner))].map((name) => [name, ownerPlace(name)] as const);
  return {
    unchanged: both.length - changed.length,
    added: pairs.flatMap(({page, twin}) => (twin ? [] : [linkTo(page)])),
    removed: from.pages.filter((page) => !twins.has(page)).map(linkTo),
    changed: changed.sort((a, b) => b.share - a.share),
    items,
    owners: Object.fromEntries(owners),
  };
}
