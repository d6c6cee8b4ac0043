import {text, type Node} from '../../tree';
import {defaultCell, defaultValue, meaningCell, richText, typeCell} from '../cells';
import type {Attribute, Field, Flag} from '../data/kinds';
import {DirectiveError, named, type Directive, type TableContext} from '../directive';
import type {ItemName} from '../items';
import {nameOf, rowAnchor, table, typeText, type Row} from '../nodes';

/** A row about a flag, attribute, key, or field. */
interface EntryRow extends Omit<Row, 'cells'> {
  readonly entry: Flag | Attribute | Field;
  readonly name: readonly Node[];
  readonly type: readonly Node[];
}

/** A table with the name, type, default, and meaning of each entry. */
export function entryTable(title: string, rows: readonly EntryRow[], context: TableContext): Node {
  const {words} = context;
  return table(
    [title, words.type, words.defaultValue, words.meaning],
    rows.map(({entry, name, type, ...row}) => ({
      ...row,
      cells: [name, type, defaultCell(entry, context), meaningCell(entry, context)],
    })),
    context,
  );
}

function attributeTable(
  title: string,
  anchor: string,
  attributes: readonly Attribute[],
  owner: Pick<ItemName, 'kind' | 'owner'>,
  context: TableContext,
): Node {
  const rows = attributes.map((entry) => ({
    anchor: rowAnchor(anchor, entry.name, context.prefix),
    item: {...owner, name: entry.name},
    entry,
    name: [nameOf(entry.name)],
    type: typeCell(entry, context),
  }));
  return entryTable(title, rows, context);
}

/** `::schema{name="service.Service"}`: the attributes of a KCL schema. */
export const schema: Directive<'schemas'> = {
  name: 'schema',
  kind: 'schemas',
  required: ['name'],
  expand(data, {name = ''}, context) {
    const {attributes} = named(context.owner, 'schema', name, data.schemas, (one) => one.name);
    const owner = {kind: 'attribute', owner: name} as const;
    return [attributeTable(context.words.attribute, 'attr', attributes, owner, context)];
  },
};

/** Name of the keys that every module takes. */
const common = 'common';

/** `::workspace-keys{module="mysql"}`: the keys that platform engineers set for a module; or the keys of a file. */
export const workspaceKeys: Directive<'workspace'> = {
  name: 'workspace-keys',
  kind: 'workspace',
  required: [],
  optional: ['module', 'file'],
  expand(data, {module = '', file = ''}, context) {
    if ((module === '') === (file === '')) {
      throw new DirectiveError(
        'takes either module="…" or file="…", such as ::workspace-keys{module="mysql"} or ::workspace-keys{file="project.yaml"}.',
      );
    }
    const known: {name: string; keys: (typeof data)['commonKeys']}[] =
      module === ''
        ? data.files.map((entry) => ({name: entry.file, keys: entry.keys}))
        : [...data.modules, ...(data.commonKeys.length > 0 ? [{name: common, keys: data.commonKeys}] : [])];
    const wanted = module || file;
    const what = module === '' ? 'file' : 'module with workspace keys';
    const {keys} = named(context.owner, what, wanted, known, ({name}) => name);
    const owner = {kind: 'key', owner: wanted === common ? '' : wanted} as const;
    return [attributeTable(context.words.key, 'key', keys, owner, context)];
  },
};

const below = (path: string, parent: string) =>
  path.startsWith(`${parent}.`) || path.startsWith(`${parent}[]`);

/** `::crd-fields{kind="CollaSet" path="spec"}`: the fields of a kind below a path. */
export const crdFields: Directive<'crds'> = {
  name: 'crd-fields',
  kind: 'crds',
  required: ['kind', 'path'],
  optional: ['except'],
  expand(data, {kind = '', path = '', except = ''}, context) {
    const {owner, words, prefix} = context;
    const {fields} = named(owner, 'kind', kind, data.kinds, (one) => one.kind);
    const parent = path.replace(/\[\]$/, '');
    const without = except.split(/[\s,]+/).filter(Boolean);
    for (const wanted of [parent, ...without]) {
      if (!fields.some((entry) => below(entry.path, wanted))) {
        named(`${kind} of ${owner}`, 'field', wanted, fields, (entry) => entry.path);
      }
    }
    const rows = fields
      .filter(
        (entry) =>
          below(entry.path, parent) &&
          !without.some((left) => entry.path === left || below(entry.path, left)),
      )
      .map((entry) => ({
        anchor: rowAnchor('field', entry.path, prefix),
        item: {kind: 'field', owner: kind, name: entry.path} as const,
        entry,
        // Relative to the table's path
        name: [nameOf(entry.path.slice(parent.length).replace(/^(?:\[\])?\./, ''))],
        type: [typeText(text(entry.type))],
      }));
    if (rows.length === 0) {
      throw new DirectiveError(`"${path}" of ${kind} has no fields below it: use the path of its parent.`);
    }
    return [entryTable(words.fieldOf(path), rows, context)];
  },
};

/** `::helm-values{chart="karpor"}`: the values of a chart. */
export const helmValues: Directive<'helm'> = {
  name: 'helm-values',
  kind: 'helm',
  required: ['chart'],
  expand(data, {chart = ''}, context) {
    const {owner, words, say, prefix} = context;
    const {values} = named(owner, 'chart', chart, [data], (one) => one.chart);
    const rows = values.map((entry) => ({
      anchor: rowAnchor('value', entry.key, prefix),
      item: {kind: 'value', owner: '', name: entry.key} as const,
      cells: [[nameOf(entry.key)], defaultValue(entry.default), richText(say(entry.meaning), context)],
    }));
    return [table([words.value, words.defaultValue, words.meaning], rows, context)];
  },
};
