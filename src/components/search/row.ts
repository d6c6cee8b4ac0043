import type {Segment} from '@site/src/plugins/search/types';

/** Navigation state passed to the page of a result. */
export interface Arrival {
  readonly searchTerms?: readonly string[];
}

/** A row of the panel: a result or a recent search. */
export interface PanelRow {
  /** Address that the row leads to. Unique among the rows. */
  readonly key: string;
  readonly kind: 'page' | 'section' | 'post' | 'recent';
  readonly title: readonly Segment[];
  /** Product and version, or the blog. */
  readonly source?: string;
  /** Class of the product's hue. */
  readonly hue?: string;
  /** Whether it belongs to a product other than the current one. */
  readonly isOther?: boolean;
  /** Categories and page, outermost first. */
  readonly path: readonly (readonly Segment[])[];
  readonly excerpt: readonly Segment[];
  /** Words to highlight on the page. */
  readonly terms: readonly string[];
}

/** The text of segments, without highlights. */
export function plainText(segments: readonly Segment[]): string {
  return segments.map(({text}) => text).join('');
}

/** Where a row's page belongs, in one line. */
export function pathText({source, path}: PanelRow): string {
  return [...(source === undefined ? [] : [source]), ...path.map(plainText)].join(' › ');
}
