import {text, type Node} from '../tree';
import type {Attribute, Text} from './data/kinds';
import type {TableContext} from './directive';
import {link, nameOf, strong, typeText} from './nodes';

/** Text in the data as Markdown. Text in backticks becomes code, with a link if it has a page. */
export function richText(value: string, {find}: Pick<TableContext, 'find'>): Node[] {
  return value
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('`') || part === '`') {
        return text(part);
      }
      const name = part.slice(1, -1);
      const url = find(`schema:${name}`) ?? find(`command:${name}`);
      return url === undefined ? nameOf(name) : link(url, nameOf(name));
    });
}

/** A default value, as readers would write it; empty if there is none. */
export function defaultValue(value: unknown): Node[] {
  if (value === undefined || value === null || value === '') {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => [...(index > 0 ? [text(', ')] : []), ...defaultValue(entry)]);
  }
  return [nameOf(typeof value === 'object' ? JSON.stringify(value) : String(value))];
}

type Requirement = Pick<Attribute, 'required' | 'requiredWhen' | 'default'>;

/** The default of an entry, or a note that it is required. */
export function defaultCell(entry: Requirement, context: TableContext): Node[] {
  const {words, say} = context;
  const value = defaultValue(entry.default);
  if (value.length > 0) {
    return value;
  }
  if (entry.required) {
    return [strong(words.required)];
  }
  return entry.requiredWhen ? richText(words.requiredWhen(say(entry.requiredWhen)), context) : [];
}

interface Explained extends Pick<Attribute, 'type' | 'meaning' | 'allowed'> {
  readonly constraints?: readonly Text[];
}

/** The meaning of an entry, with its constraints and the allowed values that its type doesn't show. */
export function meaningCell(
  {type, meaning, allowed = [], constraints = []}: Explained,
  context: TableContext,
): Node[] {
  const {words, say} = context;
  const isShown = allowed.every((value) => type.includes(`"${value}"`));
  const sentences = [say(meaning), ...(isShown ? [] : [words.allowed(allowed)]), ...constraints.map(say)];
  return richText(words.join(sentences), context);
}

/** A KCL type with links to the pages of its schemas. */
export function typeCell({type, refs = {}}: Attribute, {find}: TableContext): Node[] {
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
