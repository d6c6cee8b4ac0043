import type {Kind} from './data/kinds';
import {itemKey, itemsOf, type Item, type ItemName} from './items';
import type {ReferenceData} from './load';
import type {Place} from './place';
import type {Words} from './words';

interface Version {
  readonly label: string;
  readonly items: ReadonlyMap<string, Item>;
  /** Names of items and their owners, to distinguish added or removed items from added or removed owners. */
  readonly owners: ReadonlySet<string>;
}

/** Describes in which version an item was added or removed, or its default changed; empty for most items. */
export type HistoryOf = (item: ItemName) => string;

/**
 * Derives the history of a version's items from the reference data of all versions.
 *
 * @param versions oldest first
 * @param label label of the page's version
 */
function historyIn(versions: readonly Version[], label: string, words: Words): HistoryOf {
  const shown = versions.findIndex((version) => version.label === label);
  return (name) => {
    const key = itemKey(name);
    const items = versions.map((version) => version.items.get(key));
    if (!items[shown]) {
      return '';
    }
    const first = items.slice(0, shown).lastIndexOf(undefined) + 1;
    const changes = items.map(
      (item, index) => index > first && index <= shown && item?.default !== items[index - 1]?.default,
    );
    const [added, changed, next] = [first, changes.lastIndexOf(true), shown + 1].map(
      (index) => versions[index],
    );
    const hasOwner = (version: Version | undefined) =>
      version !== undefined && (name.owner === '' || version.owners.has(name.owner));
    return words.join([
      ...(added && hasOwner(versions[first - 1]) ? [words.since(added.label)] : []),
      ...(changed ? [words.defaultChanged(changed.label)] : []),
      ...(next && hasOwner(next) && !items[shown + 1] ? [words.removedIn(next.label)] : []),
    ]);
  };
}

/** Derives histories from the data of all versions. Cached until the data changes. */
export function historyReader(data: ReferenceData) {
  const known = new WeakMap<object, Omit<Version, 'label'>>();
  const read = (kind: Kind, content: object) => {
    const items = itemsOf({[kind]: content});
    const version = {
      items: new Map(items.map((item) => [itemKey(item), item])),
      owners: new Set(items.map(({owner, name}) => owner || name)),
    };
    known.set(content, version);
    return version;
  };
  return ({product, version}: Place, kind: Kind, words: Words): HistoryOf => {
    const versions = data.versions(product.data).flatMap((label): Version[] => {
      const content = data.load(product.data, label, kind).data;
      return content === undefined ? [] : [{label, ...(known.get(content) ?? read(kind, content))}];
    });
    return historyIn(versions, version, words);
  };
}
