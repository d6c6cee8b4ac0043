import type {Node} from '../../tree';
import type {Attribute} from '../data/kinds';
import {DirectiveError, named, type Directive, type TableContext} from '../directive';
import type {ItemName} from '../items';
import {nameOf, rowAnchor, table} from '../nodes';
import {defaultCell, meaningCell, typeCell, withoutShown} from './attributes';

/** A table of attributes or keys, one per row. */
function attributeTable(
  title: string,
  anchor: string,
  attributes: readonly Attribute[],
  owner: Pick<ItemName, 'kind' | 'owner'>,
  context: TableContext,
): Node {
  const {words, find, prefix} = context;
  const rows = attributes.map((entry) => ({
    anchor: rowAnchor(anchor, entry.name, prefix),
    item: {...owner, name: entry.name},
    cells: [
      [nameOf(entry.name)],
      typeCell(entry, find),
      defaultCell(entry, context),
      meaningCell(withoutShown(entry), context),
    ],
  }));
  return table([title, words.type, words.defaultValue, words.meaning], rows, context);
}

/** `::schema{name="service.Service"}`: the attributes of a KCL schema. */
export const schema: Directive<'schemas'> = {
  name: 'schema',
  kind: 'schemas',
  example: '::schema{name="service.Service"}',
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
  example: '::workspace-keys{module="mysql"}',
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
