import {hint} from '../../build/nearest';
import type {DataOf, Kind, Text} from './data/kinds';
import type {HistoryOf} from './history';
import type {Node} from './nodes';
import type {Place} from './place';
import type {FindLink} from './richText';
import type {Words} from './words';

/** Incorrect use of a directive. The message is for the author of the page. */
export class DirectiveError extends Error {}

/** Context of a table. */
export interface TableContext {
  readonly place: Place;
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
  /** Example for error messages. */
  readonly example: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  expand(data: DataOf<K>, given: Arguments, context: TableContext): Node[];
}

/** An error for a name that the data doesn't have, with the nearest ones. */
export function unknown(owner: string, what: string, name: string, known: readonly string[]): DirectiveError {
  return new DirectiveError(`${owner} has no ${what} "${name}". ${hint(name, known)}`);
}

/** Product and version for messages. */
export function versionName({product, version}: Place): string {
  return `${product.label} ${version}`;
}
