import {closest} from 'fastest-levenshtein';
import {countOf, firstDifference, placesOf, type Edit} from './edits';

/** Result of applying an edit to a page. Lines are 1-based. */
export type Outcome =
  | {readonly state: 'applied'; readonly text: string; readonly line: number}
  | {readonly state: 'present'}
  | {readonly state: 'different'; readonly line: number}
  | {readonly state: 'repeated'; readonly lines: readonly number[]};

/** Whether an edit has already been made. */
function isPresent(text: string, {before, after}: Edit): boolean {
  const made = countOf(text, after);
  return made > 0 && countOf(text, before) === made * countOf(after, before);
}

/** The line most similar to the first changed one. */
function similarLine(text: string, {before}: Edit): number {
  const lines = text.split('\n');
  const wanted = before.split('\n').reduce((a, b) => (b.length > a.length ? b : a));
  return lines.indexOf(closest(wanted, lines)) + 1;
}

/**
 * Applies an edit to a page if the text it replaces occurs exactly once.
 *
 * @param edits forms of the edit, of which the first one whose text occurs is used
 */
export function applyEdit(text: string, ...edits: readonly [Edit, ...Edit[]]): Outcome {
  // Whole lines start and end with a line break, even at the ends of the text.
  const padded = `\n${text}\n`;
  const lineAt = (place: number) => padded.slice(0, place).split('\n').length - 1;
  if (edits.some((edit) => isPresent(padded, edit))) {
    return {state: 'present'};
  }
  const edit = edits.find(({before}) => padded.includes(before));
  if (!edit) {
    return {state: 'different', line: similarLine(text, edits[0])};
  }
  const places = placesOf(padded, edit.before);
  const skipped = firstDifference(edit.before, edit.after);
  const [first = 0] = places;
  if (places.length > 1) {
    return {state: 'repeated', lines: places.map((place) => lineAt(place + skipped))};
  }
  const made = padded.slice(0, first) + edit.after + padded.slice(first + edit.before.length);
  return {state: 'applied', text: made.slice(1, -1), line: lineAt(first + skipped)};
}
