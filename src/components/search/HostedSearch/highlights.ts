import type {Segment} from '@site/src/plugins/search/types';

/** What stands around a piece of text that the service has found. */
export interface Signs {
  readonly start: string;
  readonly end: string;
}

/** Signs that no text contains. */
export const ownSigns: Signs = {start: '\u{E000}', end: '\u{E001}'};

/** Signs that DocSearch asks for. */
export const docSearchSigns: Signs = {start: '<mark>', end: '</mark>'};

/** A text as the service gives it, as far as it is read. */
export type Highlighted = {readonly value?: unknown} | null | undefined;

const levels = [1, 2, 3, 4, 5, 6] as const;

/** A page's headings, the outermost first, as the service gives them. */
export type Hierarchy = Readonly<Partial<Record<`lvl${(typeof levels)[number]}`, Highlighted>>>;

/** Cuts a text into what was found and what was not. */
export function segmentsOf(highlighted: Highlighted, {start, end}: Signs): Segment[] {
  const text = typeof highlighted?.value === 'string' ? highlighted.value : '';
  return text
    .split(start)
    .flatMap((piece, index): Segment[] => {
      const [found = '', rest] = piece.split(end);
      return index === 0 || rest === undefined
        ? [{text: found, marked: false}]
        : [
            {text: found, marked: true},
            {text: rest, marked: false},
          ];
    })
    .filter((segment) => segment.text !== '');
}

/** The headings that lead to a result, that of its page first. */
export function headingsOf(hierarchy: Hierarchy | undefined, signs: Signs): Segment[][] {
  return levels
    .map((level) => segmentsOf(hierarchy?.[`lvl${level}`], signs))
    .filter((heading) => heading.length > 0);
}
