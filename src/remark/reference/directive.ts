import {hint} from '../../build/nearest';
import type {Node} from '../tree';
import type {DataOf, Kind, Text} from './data/kinds';
import type {HistoryOf} from './history';
import type {FindLink} from './pageIndex';
import type {Words} from './words';

/** Incorrect use of a directive. The message is for the author of the page. */
export class DirectiveError extends Error {}

/** Context of a table. */
export interface TableContext {
  /** Product and version for messages. */
  readonly owner: string;
  readonly words: Words;
  /** Selects a text in the reader's language. */
  readonly say: (text: Text) => string;
  readonly find: FindLink;
  readonly historyOf: HistoryOf;
  /** Part of all anchors in the table; empty unless the page sets it. */
  readonly prefix: string;
  /** Level of the heading above the directive. */
  readonly depth: number;
}

/** Arguments of a directive by name; a missing one is empty. */
export type Arguments = Readonly<Record<string, string>>;

/** A directive: the data it reads, its arguments, and its output. */
export interface Directive<K extends Kind = Kind> {
  readonly name: string;
  readonly kind: K;
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  expand(data: DataOf<K>, given: Arguments, context: TableContext): Node[];
}

/** The entry with a name. @throws {DirectiveError} with the nearest names */
export function named<Entry>(
  owner: string,
  what: string,
  name: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Entry {
  const found = entries.find((entry) => nameOf(entry) === name);
  if (found === undefined) {
    throw new DirectiveError(`${owner} has no ${what} "${name}". ${hint(name, entries.map(nameOf))}`);
  }
  return found;
}
