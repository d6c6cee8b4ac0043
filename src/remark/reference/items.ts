import type {DataOf, Kind, Text} from './data/kinds';

/** Kinds of items, in the order in which changes are listed. */
export const itemKinds = [
  'command',
  'flag',
  'schema',
  'attribute',
  'module',
  'key',
  'kind',
  'endpoint',
  'parameter',
  'field',
  'value',
] as const;

/** The name of an item. */
export interface ItemName {
  readonly kind: (typeof itemKinds)[number];
  /** What it belongs to, such as a command; empty for top-level items. */
  readonly owner: string;
  readonly name: string;
}

/** An item that a tool provides, such as a command, flag, or field. */
export interface Item extends ItemName {
  readonly type?: string;
  /** The default, as readers would write it. */
  readonly default?: string;
  readonly required?: boolean;
  readonly meaning?: Text;
}

/** Key of an item. The same in all versions. */
export function itemKey({kind, owner, name}: ItemName): string {
  return [kind, owner, name].join(' ');
}

type Data = {readonly [K in Kind]?: DataOf<K>};

type Valued = Pick<Item, 'type' | 'required' | 'meaning'> & {readonly default?: unknown};

function valuesOf({type, default: value, required = false, meaning}: Valued) {
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  return {type, default: value === null || written === '' ? undefined : written, required, meaning};
}

type List<Entry> = readonly Entry[] | undefined;
const each = <Entry, Result>(list: List<Entry>, map: (entry: Entry) => readonly Result[]): Result[] =>
  (list ?? []).flatMap(map);

type Named = Valued & {readonly name: string};
const parts = (kind: ItemName['kind'], owner: string, entries: readonly Named[]) =>
  entries.map((entry): Item => ({...valuesOf(entry), kind, owner, name: entry.name}));

/** All items of a version, from its reference data of some or all kinds. */
export function itemsOf({cli, schemas, workspace, crds, api, helm}: Data): Item[] {
  const flagsOf = (owner: string, flags: DataOf<'cli'>['globalFlags']) => {
    const offered = flags.filter(({name}) => name !== 'help');
    return parts(
      'flag',
      owner,
      offered.map((flag) => ({...flag, name: `--${flag.name}`})),
    );
  };
  return [
    ...each(cli?.commands, ({path, purpose, flags}): Item[] => [
      {kind: 'command', owner: '', name: path, meaning: purpose},
      ...flagsOf(path, flags),
    ]),
    ...flagsOf('', cli?.globalFlags ?? []),
    ...each(schemas?.schemas, ({name, meaning, attributes}): Item[] => [
      {kind: 'schema', owner: '', name, meaning},
      ...parts('attribute', name, attributes),
    ]),
    ...each(workspace?.modules, ({name, keys}): Item[] => [
      {kind: 'module', owner: '', name},
      ...parts('key', name, keys),
    ]),
    ...each(workspace?.files, ({file, keys}) => parts('key', file, keys)),
    ...parts('key', '', workspace?.commonKeys ?? []),
    ...each(crds?.kinds, ({kind, meaning, fields}): Item[] => [
      {kind: 'kind', owner: '', name: kind, meaning},
      ...fields.map((field): Item => ({...valuesOf(field), kind: 'field', owner: kind, name: field.path})),
    ]),
    ...each(api?.endpoints, ({method, path, purpose, parameters}): Item[] => [
      {kind: 'endpoint', owner: '', name: `${method} ${path}`, meaning: purpose},
      ...parts('parameter', `${method} ${path}`, parameters),
    ]),
    ...each(api?.schemas, ({name, fields}): Item[] => [
      {kind: 'schema', owner: '', name},
      ...parts('field', name, fields),
    ]),
    ...each(helm?.values, (value): Item[] => [
      {...valuesOf(value), kind: 'value', owner: '', name: value.key},
    ]),
  ];
}
