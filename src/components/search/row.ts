import type {Segment} from '@site/src/plugins/search/types';

/** What goes with the reader to the page of a result. */
export interface Arrival {
  readonly searchTerms?: readonly string[];
}

/** What a row of the panel shows: a result, or a recent search. */
export interface PanelRow {
  /** Address that the row leads to; no other row has it. */
  readonly key: string;
  readonly kind: 'page' | 'section' | 'post' | 'recent';
  readonly title: readonly Segment[];
  /** Product and version, or the blog. */
  readonly source?: string;
  /** Name of the product's hue. */
  readonly hue?: string;
  /** Whether it is about another product than the one that the reader is in. */
  readonly isOther?: boolean;
  /** Categories and page, outermost first. */
  readonly path: readonly (readonly Segment[])[];
  readonly excerpt: readonly Segment[];
  /** Words to mark in the page. */
  readonly terms: readonly string[];
}

/** The text of pieces of which some are marked. */
export function plainText(segments: readonly Segment[]): string {
  return segments.map(({text}) => text).join('');
}

/** Where a row belongs, in one line. */
export function pathText({source, path}: PanelRow): string {
  return [...(source === undefined ? [] : [source]), ...path.map(plainText)].join(' › ');
}
