import {text, type Node} from '../tree';
import {link, nameOf} from './nodes';

/** The address of the page that documents an item, if there is one. */
export type FindLink = (target: string) => string | undefined;

/** Text in the data as Markdown. Text in backticks becomes code, with a link if it has a page. */
export function richText(value: string, find: FindLink): Node[] {
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
