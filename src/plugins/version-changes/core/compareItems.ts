import type {Item} from './items';
import {likeness} from './runs';

/** A difference between what two versions offer. */
export interface ItemChange {
  readonly change: 'added' | 'removed' | 'renamed' | 'type' | 'default' | 'required';
  /** The new one; the old one if it was removed. */
  readonly item: Item;
  /** Name, type, or default before and after; nothing where there is none. */
  readonly from?: string;
  readonly to?: string;
  /** Whether what worked before may stop to work. */
  readonly isBreaking: boolean;
}

const idOf = ({kind, owner, name}: Item) => `${kind} ${owner} ${name}`;

/** Whether two names of fields may stand for one: they have their first part in common, or one contains the other. */
function isNear(old: string, current: string): boolean {
  const [[first], [other]] = [old.split('.'), current.split('.')];
  return first === other || `.${current}`.endsWith(`.${old}`) || `.${old}`.endsWith(`.${current}`);
}

/** Whether a thing may be another one under a new name. */
function isRenamed(old: Item, current: Item): boolean {
  const [before = '', after = ''] = [old.meaning?.en, current.meaning?.en];
  return (
    old.kind === current.kind &&
    old.kind !== 'parameter' &&
    (!(old.name + current.name).includes('.') || isNear(old.name, current.name)) &&
    old.owner === current.owner &&
    old.type === current.type &&
    (before === after ? before !== '' : likeness(before, after) >= 0.7)
  );
}

function changesOf(old: Item, current: Item): ItemChange[] {
  const change = (
    kind: ItemChange['change'],
    isBreaking: boolean,
    from?: string,
    to?: string,
  ): ItemChange => ({
    change: kind,
    item: current,
    from,
    to,
    isBreaking,
  });
  return [
    ...(old.name === current.name ? [] : [change('renamed', true, old.name, current.name)]),
    ...(old.type === current.type ? [] : [change('type', true, old.type, current.type)]),
    ...(old.default === current.default ? [] : [change('default', false, old.default, current.default)]),
    ...(!old.required && current.required ? [change('required', true)] : []),
  ];
}

/**
 * What changed between two versions, breaking changes first. What belongs to a thing that one version lacks isn't
 * listed beside it.
 */
export function compareItems(before: readonly Item[], after: readonly Item[]): ItemChange[] {
  const [old, current] = [before, after].map((items) => new Map(items.map((item) => [idOf(item), item])));
  const gone = before.filter((item) => !current?.has(idOf(item)));
  const added = after.filter((item) => !old?.has(idOf(item)));
  const renamed = new Map<Item, Item>();
  for (const item of added) {
    const match = gone.find((candidate) => !renamed.has(candidate) && isRenamed(candidate, item));
    if (match) {
      renamed.set(match, item);
    }
  }
  const successors = new Set(renamed.values());
  const owners = (items: readonly Item[]) =>
    new Set(items.filter(({owner}) => owner === '').map(({name}) => name));
  const [goneOwners, newOwners] = [owners(gone), owners(added)];
  const changes = [
    ...gone
      .filter((item) => !renamed.has(item) && !goneOwners.has(item.owner))
      .map((item): ItemChange => ({change: 'removed', item, isBreaking: true})),
    ...[...renamed].flatMap(([from, to]) => changesOf(from, to)),
    ...after.flatMap((item) => {
      const twin = old?.get(idOf(item));
      return twin ? changesOf(twin, item) : [];
    }),
    ...added
      .filter((item) => !successors.has(item) && !newOwners.has(item.owner))
      .map((item): ItemChange => ({
        change: 'added',
        item,
        isBreaking: item.required === true && item.owner !== '',
      })),
  ];
  return changes.sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
}
