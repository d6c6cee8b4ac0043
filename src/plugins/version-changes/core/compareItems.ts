import {itemKey, itemKinds, type Item} from '../../../remark/reference/items';
import {similarity} from './runs';

/** A difference between the items of two versions. */
export interface ItemChange {
  readonly change: 'added' | 'removed' | 'renamed' | 'type' | 'default' | 'required';
  /** The new item, or the old one if it was removed. */
  readonly item: Item;
  /** Name, type, or default before and after; absent if there was or is none. */
  readonly from?: string;
  readonly to?: string;
  /** Whether something that worked before may stop working. */
  readonly isBreaking: boolean;
}

/** Whether two field names may belong to the same field: they share their first part, or one contains the other. */
function isNear(old: string, current: string): boolean {
  const [[first], [other]] = [old.split('.'), current.split('.')];
  return first === other || `.${current}`.endsWith(`.${old}`) || `.${old}`.endsWith(`.${current}`);
}

/** Whether an item may be a renamed one. */
function isRenamed(old: Item, current: Item): boolean {
  const [before = '', after = ''] = [old.meaning?.en, current.meaning?.en];
  const hasOtherCase = old.name.toLowerCase() === current.name.toLowerCase();
  return (
    old.kind === current.kind &&
    old.kind !== 'parameter' &&
    (!(old.name + current.name).includes('.') || isNear(old.name, current.name)) &&
    old.owner === current.owner &&
    old.type === current.type &&
    (hasOtherCase || (before === after ? before !== '' : similarity(before, after) >= 0.7))
  );
}

function changesOf(old: Item, current: Item): ItemChange[] {
  const isNewlyRequired = !old.required && current.required === true;
  // An item that became required also lost its default: report only one of the two.
  const isDefaultLost = isNewlyRequired && current.default === undefined;
  const facts = [
    ['renamed', true, old.name, current.name],
    ['type', true, old.type, current.type],
    ['default', false, old.default, isDefaultLost ? old.default : current.default],
  ] as const;
  const changes = facts
    .filter(([, , from, to]) => from !== to)
    .map(([change, isBreaking, from, to]): ItemChange => ({change, item: current, from, to, isBreaking}));
  return isNewlyRequired ? [...changes, {change: 'required', item: current, isBreaking: true}] : changes;
}

/**
 * The items that aren't part of another listed item: a field isn't listed next to its own object.
 *
 * @param owners whose items are omitted, too: a flag isn't listed next to its command
 */
function outermost(items: readonly Item[], owners: readonly Item[]): Item[] {
  const whole = new Set(items.map(({owner, name}) => `${owner} ${name}`));
  const names = new Set(owners.filter(({owner}) => owner === '').map(({name}) => name));
  return items.filter(({owner, name}) => {
    const above = [...name.matchAll(/[ .[]/g)].map(({index}) => name.slice(0, index));
    return !names.has(owner) && !above.some((part) => whole.has(`${owner} ${part}`));
  });
}

/** The changes between two versions, breaking changes first. Parts of an added or removed item aren't listed. */
export function compareItems(before: readonly Item[], after: readonly Item[]): ItemChange[] {
  const old = new Map(before.map((item) => [itemKey(item), item]));
  const current = new Set(after.map(itemKey));
  const gone = before.filter((item) => !current.has(itemKey(item)));
  const added = after.filter((item) => !old.has(itemKey(item)));
  const renamed = new Map<Item, Item>();
  for (const item of added) {
    const match = gone.find((candidate) => !renamed.has(candidate) && isRenamed(candidate, item));
    if (match) {
      renamed.set(match, item);
    }
  }
  const successors = new Set(renamed.values());
  const lost = gone.filter((item) => !renamed.has(item));
  const fresh = added.filter((item) => !successors.has(item));
  const kept = after.flatMap((item) => {
    const twin = old.get(itemKey(item));
    return twin ? [[twin, item] as const] : [];
  });
  const changes = [
    ...outermost(lost, gone).map((item): ItemChange => ({change: 'removed', item, isBreaking: true})),
    ...[...renamed, ...kept].flatMap(([from, to]) => changesOf(from, to)),
    ...outermost(fresh, added).map((item): ItemChange => {
      const isBreaking = item.required === true && item.owner !== '';
      return {change: 'added', item, isBreaking};
    }),
  ];
  return changes.sort(
    (a, b) =>
      Number(b.isBreaking) - Number(a.isBreaking) ||
      itemKinds.indexOf(a.item.kind) - itemKinds.indexOf(b.item.kind),
  );
}
