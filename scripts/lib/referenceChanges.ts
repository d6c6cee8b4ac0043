import type {DataOf, Kind} from '../../src/remark/reference/data/kinds';

/** What is compared of an entry, by name. */
type Facts = Readonly<Record<string, unknown>>;
/** Entries of one version: commands, flags, attributes …, by their full name. */
type Entries = ReadonlyMap<string, Facts>;

/** What changed between two versions of one kind of entry. */
export interface Changes {
  readonly what: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Such as `kusion apply --watch: default false → true`. */
  readonly changed: readonly string[];
}

interface Described {
  readonly type?: string;
  readonly default?: unknown;
  readonly required?: boolean;
  readonly requiredWhen?: unknown;
  readonly allowed?: readonly string[];
  readonly meaning: {readonly en: string};
}

function facts({type, default: value, required, requiredWhen, allowed, meaning}: Described): Facts {
  return {
    type,
    default: value,
    required: required ?? (requiredWhen ? 'sometimes' : false),
    allowed,
    meaning: meaning.en,
  };
}

function entriesOf<T>(list: readonly T[], name: (entry: T) => string, of: (entry: T) => Facts): Entries {
  return new Map(list.map((entry) => [name(entry), of(entry)]));
}

const noFacts = (): Facts => ({});

/** The entries of a file by what they are; the names are those of the lists that people read. */
const entries: {readonly [K in Kind]: (data: DataOf<K>) => Readonly<Record<string, Entries>>} = {
  cli: ({commands, globalFlags}) => ({
    commands: entriesOf(commands, ({path}) => path, noFacts),
    arguments: new Map(
      commands.flatMap(({path, arguments: list}) =>
        list.map((entry): [string, Facts] => [`${path} ${entry.name}`, {required: entry.required}]),
      ),
    ),
    flags: new Map(
      [{path: '(all commands)', flags: globalFlags}, ...commands].flatMap(({path, flags}) =>
        flags.map((flag): [string, Facts] => [
          `${path} --${flag.name}`,
          {...facts(flag), shorthand: flag.shorthand},
        ]),
      ),
    ),
  }),
  schemas: ({schemas}) => ({
    schemas: entriesOf(schemas, ({name}) => name, noFacts),
    attributes: new Map(
      schemas.flatMap(({name, attributes}) =>
        attributes.map((entry): [string, Facts] => [`${name}.${entry.name}`, facts(entry)]),
      ),
    ),
  }),
  workspace: ({modules, commonKeys, files}) => ({
    'workspace keys': new Map(
      [
        ...modules,
        {name: '(all modules)', keys: commonKeys},
        ...files.map(({file, keys}) => ({name: file, keys})),
      ].flatMap(({name, keys}) =>
        keys.map((entry): [string, Facts] => [`${name} ${entry.name}`, facts(entry)]),
      ),
    ),
  }),
  crds: ({kinds}) => ({
    kinds: entriesOf(
      kinds,
      ({kind}) => kind,
      ({apiVersion, scope}) => ({apiVersion, scope}),
    ),
    fields: new Map(
      kinds.flatMap(({kind, fields}) =>
        fields.map((entry): [string, Facts] => [`${kind} ${entry.path}`, facts(entry)]),
      ),
    ),
  }),
  api: ({endpoints}) => ({
    endpoints: entriesOf(endpoints, ({method, path}) => `${method} ${path}`, noFacts),
    parameters: new Map(
      endpoints.flatMap(({method, path, parameters}) =>
        parameters.map((entry): [string, Facts] => [`${method} ${path} ${entry.name}`, facts(entry)]),
      ),
    ),
  }),
  helm: ({values}) => ({
    values: entriesOf(
      values,
      ({key}) => key,
      (entry) => ({default: entry.default}),
    ),
  }),
};

function shown(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

function changedFacts(name: string, before: Facts, after: Facts): string[] {
  return Object.keys(after)
    .filter((fact) => shown(before[fact]) !== shown(after[fact]))
    .map((fact) =>
      fact === 'meaning'
        ? `${name}: another meaning`
        : `${name}: ${fact} ${shown(before[fact])} → ${shown(after[fact])}`,
    );
}

/** Entries of things that are new themselves say nothing: the new thing is listed. */
function withoutParents(names: readonly string[], parents: readonly string[]): string[] {
  return names.filter(
    (name) =>
      !parents.some(
        (parent) => name !== parent && (name.startsWith(`${parent} `) || name.startsWith(`${parent}.`)),
      ),
  );
}

/** What changed between the data of two versions, for the writer of the newer version's pages. */
export function changesOf<K extends Kind>(kind: K, before: DataOf<K>, after: DataOf<K>): Changes[] {
  const older = entries[kind](before);
  const newer = entries[kind](after);
  const whole = Object.values(newer)[0] ?? new Map<string, Facts>();
  const wholeBefore = Object.values(older)[0] ?? new Map<string, Facts>();
  const newWholes = [...whole.keys()].filter((name) => !wholeBefore.has(name));
  const goneWholes = [...wholeBefore.keys()].filter((name) => !whole.has(name));
  return Object.entries(newer).map(([what, now], index) => {
    const then = older[what] ?? new Map<string, Facts>();
    const added = [...now.keys()].filter((name) => !then.has(name));
    const removed = [...then.keys()].filter((name) => !now.has(name));
    return {
      what,
      added: index === 0 ? added : withoutParents(added, newWholes),
      removed: index === 0 ? removed : withoutParents(removed, goneWholes),
      changed: [...now].flatMap(([name, entry]) => changedFacts(name, then.get(name) ?? entry, entry)),
    };
  });
}

/** Changes as lines that people read; nothing where nothing changed. */
export function changeLines(changes: readonly Changes[]): string[] {
  return changes.flatMap(({what, added, removed, changed}) => [
    ...added.map((name) => `  + ${what}: ${name}`),
    ...removed.map((name) => `  - ${what}: ${name}`),
    ...changed.map((text) => `  ~ ${what}: ${text}`),
  ]);
}
