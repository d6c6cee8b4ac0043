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
    if (versions[shown]?.items.has(key) !== true) {
      return '';
    }
    const isIn = (index: number) => versions[index]?.items.has(key) === true;
    const ownerIsIn = (index: number) =>
      versions[index] !== undefined && (name.owner === '' || versions[index].owners.has(name.owner));
    const valueIn = (index: number) => versions[index]?.items.get(key)?.default;
    let first = shown;
    let changed: number | undefined;
    while (isIn(first - 1)) {
      if (changed === undefined && valueIn(first) !== valueIn(first - 1)) {
        changed = first;
      }
      first -= 1;
    }
    const labelOf = (index: number) => versions[index]?.label ?? '';
    return words.join([
      ...(ownerIsIn(first - 1) ? [words.since(labelOf(first))] : []),
      ...(changed === undefined ? [] : [words.defaultChanged(labelOf(changed))]),
      ...(ownerIsIn(shown + 1) && !isIn(shown + 1) ? [words.removedIn(labelOf(shown + 1))] : []),
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
