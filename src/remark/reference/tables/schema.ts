import type {Node} from '../../tree';
import {rowAnchor} from '../anchors';
import type {Attribute} from '../data/kinds';
import {named, type Directive, type TableContext} from '../directive';
import type {ItemName} from '../items';
import {nameOf, table} from '../nodes';
import {defaultCell, meaningCell, typeCell, withoutShown} from './attributes';

/** A table of attributes or keys, one per row. */
export function attributeTable(
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
