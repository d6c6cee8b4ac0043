import {rowAnchor} from '../anchors';
import type {Field} from '../data/kinds';
import {DirectiveError, unknown, versionName, type Directive, type TableContext} from '../directive';
import {nameOf, table, typeText, text, type Row} from '../nodes';
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
    name: entry.path,
    item: {kind: 'field', owner: kind, name: entry.path},
    cells: [
      [nameOf(relative(entry.path, parent))],
      [typeText(text(entry.type))],
      defaultCell(entry, context),
      meaningCell(entry, context),
    ],
  };
}

/** Throws an error with the nearest fields if a path isn't a field. */
function checkPaths(
  paths: readonly string[],
  fields: readonly Field[],
  kind: string,
  context: TableContext,
): void {
  const known = fields.map(({path}) => path);
  for (const path of paths) {
    if (!known.some((candidate) => candidate === path || below(candidate, path))) {
      throw unknown(`${kind} of ${versionName(context.place)}`, 'field', path, known);
    }
  }
}

/** `::crd-fields{kind="CollaSet" path="spec"}`: the fields of a kind below a path. */
export const crdFields: Directive<'crds'> = {
  name: 'crd-fields',
  kind: 'crds',
  example: '::crd-fields{kind="CollaSet" path="spec"}',
  required: ['kind', 'path'],
  optional: ['except'],
  expand(data, {kind = '', path = '', except = ''}, context) {
    const found = data.kinds.find((candidate) => candidate.kind === kind);
    if (!found) {
      const known = data.kinds.map((candidate) => candidate.kind);
      throw unknown(versionName(context.place), 'kind', kind, known);
    }
    const parent = path.replace(/\[\]$/, '');
    const without = except.split(/[\s,]+/).filter((entry) => entry !== '');
    checkPaths([parent, ...without], found.fields, kind, context);
    const rows = found.fields
      .filter(
        (entry) =>
          below(entry.path, parent) &&
          !without.some((left) => entry.path === left || below(entry.path, left)),
      )
      .map((entry) => fieldRow(entry, kind, parent, context));
    if (rows.length === 0) {
      throw new DirectiveError(`"${path}" of ${kind} has no fields below it: use the path of its parent.`);
    }
    const {words} = context;
    return [table([words.fieldOf(path), words.type, words.defaultValue, words.meaning], rows, context)];
  },
};
