import {text, type Node} from '../../tree';
import type {Attribute, Text} from '../data/kinds';
import type {TableContext} from '../directive';
import {link, strong, typeText} from '../nodes';
import {defaultValue, richText} from '../richText';

interface Requirement {
  readonly required?: boolean;
  readonly requiredWhen?: Text;
  readonly default?: unknown;
}

/** The default of an entry, or that it is required. */
export function defaultCell(entry: Requirement, {words, say, find}: TableContext): Node[] {
  const value = defaultValue(entry.default);
  if (value.length > 0) {
    return value;
  }
  if (entry.required) {
    return [strong(words.required)];
  }
  return entry.requiredWhen ? richText(words.requiredWhen(say(entry.requiredWhen)), find) : [];
}

/** The meaning of an entry, with its allowed values and constraints. */
export function meaningCell(
  {
    meaning,
    allowed = [],
    constraints = [],
  }: {readonly meaning: Text; readonly allowed?: readonly string[]; readonly constraints?: readonly Text[]},
  {words, say, find}: TableContext,
): Node[] {
  const sentences = [
    say(meaning),
    ...(allowed.length > 0 ? [words.allowed(allowed)] : []),
    ...constraints.map(say),
  ];
  return richText(words.join(sentences), find);
}

/** A KCL type with links to the pages of its schemas. */
export function typeCell({type, refs = {}}: Attribute, find: TableContext['find']): Node[] {
  const pieces = type.split(/("[^"]*"|[A-Z_][\w.]*)/i).filter((piece) => piece !== '');
  return [
    typeText(
      ...pieces.map((piece) => {
        const schema = refs[piece];
        const url = schema === undefined ? undefined : find(`schema:${schema}`);
        return url === undefined ? text(piece) : link(url, text(piece));
      }),
    ),
  ];
}

/** Omits allowed values that the type already shows. */
export function withoutShown(entry: Attribute): Attribute {
  const shown = entry.allowed?.every((value) => entry.type.includes(`"${value}"`));
  return shown ? {...entry, allowed: undefined} : entry;
}
