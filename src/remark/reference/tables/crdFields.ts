import {text} from '../../tree';
import type {Field} from '../data/kinds';
import {DirectiveError, named, type Directive, type TableContext} from '../directive';
import {nameOf, rowAnchor, table, typeText, type Row} from '../nodes';
import {defaultCell, meaningCell} from './attributes';

const below = (path: string, parent: string) =>
  path.startsWith(`${parent}.`) || path.startsWith(`${parent}[]`);

/** Name of a field, relative to the table's path. */
function relative(path: string, parent: string): string {
  return path.slice(parent.length).replace(/^(?:\[\])?\./, '');
}

function fieldRow(entry: Field, kind: string, parent: string, context: TableContext): Row {
  return {
    anchor: rowAnchor('field', entry.path, context.prefix),
    item: {kind: 'field', owner: kind, name: entry.path},
    cells: [
      [nameOf(relative(entry.path, parent))],
      [typeText(text(entry.type))],
      defaultCell(entry, context),
      meaningCell(entry, context),
    ],
  };
}

/** `::crd-fields{kind="CollaSet" path="spec"}`: the fields of a kind below a path. */
export const crdFields: Directive<'crds'> = {
  name: 'crd-fields',
  kind: 'crds',
  example: '::crd-fields{kind="CollaSet" path="spec"}',
  required: ['kind', 'path'],
  optional: ['except'],
  expand(data, {kind = '', path = '', except = ''}, context) {
    const {owner, words} = context;
    const {fields} = named(owner, 'kind', kind, data.kinds, (one) => one.kind);
    const parent = path.replace(/\[\]$/, '');
    const without = except.split(/[\s,]+/).filter((entry) => entry !== '');
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
      .map((entry) => fieldRow(entry, kind, parent, context));
    if (rows.length === 0) {
      throw new DirectiveError(`"${path}" of ${kind} has no fields below it: use the path of its parent.`);
    }
    return [table([words.fieldOf(path), words.type, words.defaultValue, words.meaning], rows, context)];
  },
};
