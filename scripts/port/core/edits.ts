import {structuredPatch} from 'diff';
import {closest} from 'fastest-levenshtein';
import {splitFences} from '../../../src/build/splitFences';

/** Positions of a piece in a text. They may overlap. */
function placesOf(text: string, piece: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
    places.push(at);
  }
  return places;
}

function countOf(text: string, piece: string): number {
  return placesOf(text, piece).length;
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) {
    index += 1;
  }
  return index;
}

/** A replaced piece of a page. Whole lines start and end with a line break. */
export interface Edit {
  readonly before: string;
  readonly after: string;
}

/** A change that can be applied to other pages. */
export interface Change {
  /** Whole lines, with enough lines around them to be unique. */
  readonly lines: Edit;
  /** The changed sentences only, for pages where the rest of the paragraph differs. Absent if they are too short. */
  readonly sentences?: Edit;
  /** Edits of code or link targets, which are the same in every language. */
  readonly shared: readonly Edit[];
  /** Line of the change in the new text. */
  readonly line: number;
}

/** Changed lines, before and after. 0-based, without the end. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** Ends of sentences, table cells, and lines. */
const boundary = /[.!?:]\s+|[。！？；：\n]|\|\s*/g;
/**
 * Minimum length of a sentence. A Chinese character counts as two letters. Shorter pieces, such as a table cell that
 * says "Required", mean different things in different places.
 */
const leastSentence = 16;

const wholeLines = (lines: readonly string[]) => ['', ...lines, ''].join('\n');

const isOnce = (text: readonly string[], lines: readonly string[]) =>
  countOf(wholeLines(text), wholeLines(lines)) === 1;

const isBlank = (lines: readonly string[]) => lines.every((line) => line.trim() === '');

function hunksOf(before: string, after: string): Hunk[] {
  const {hunks} = structuredPatch('', '', before, after, '', '', {context: 0});
  return hunks.map(({oldStart, oldLines, newStart, newLines}) => {
    const [from, newFrom] = [oldStart - 1, newStart - 1];
    return {from, to: from + oldLines, newFrom, newTo: newFrom + newLines};
  });
}

/** Adds lines around a hunk until it is unique before and after. Insertions and deletions need text on both sides. */
function withContext(
  {from, to, newFrom, newTo}: Hunk,
  before: readonly string[],
  after: readonly string[],
): Hunk {
  const isReplacement = !isBlank(before.slice(from, to)) && !isBlank(after.slice(newFrom, newTo));
  for (let by = 0; ; by += 1) {
    const [above, below] = [Math.min(by, from), Math.min(by, before.length - to)];
    const isPlaced =
      isReplacement ||
      ((above < by || !isBlank(before.slice(from - above, from))) &&
        (below < by || !isBlank(before.slice(to, to + below))));
    const lines = before.slice(from - above, to + below);
    const newLines = after.slice(newFrom - above, newTo + below);
    const isUnique = isOnce(before, lines) && isOnce(after, newLines);
    if ((above < by && below < by) || (isPlaced && isUnique)) {
      return {from: from - above, to: to + below, newFrom: newFrom - above, newTo: newTo + below};
    }
  }
}

/** Joins hunks whose lines overlap, because the first one would change the lines around the second. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  return hunks.reduce<Hunk[]>((done, hunk) => {
    const last = done.at(-1);
    if (!last || hunk.from >= last.to) {
      return [...done, hunk];
    }
    const [from, newFrom] = [Math.min(last.from, hunk.from), Math.min(last.newFrom, hunk.newFrom)];
    const [to, newTo] = [Math.max(last.to, hunk.to), Math.max(last.newTo, hunk.newTo)];
    return [...done.slice(0, -1), {from, to, newFrom, newTo}];
  }, []);
}

/** The changed sentences of an edit. `undefined` if they are too short to find elsewhere. */
function sentencesOf({before, after}: Edit): Edit | undefined {
  const start = firstDifference(before, after);
  const most = Math.min(before.length, after.length) - start;
  const end = Math.min(firstDifference([...before].reverse().join(''), [...after].reverse().join('')), most);
  const ends = [...before.matchAll(boundary)].map(({index, 0: mark}) => ({
    index: index + mark.trimEnd().length,
    next: index + mark.length,
  }));
  const from = ends.filter(({next}) => next <= start).at(-1)?.next ?? 0;
  const rest = before.length - (ends.find(({index}) => index >= before.length - end)?.index ?? before.length);
  const sentence = {
    before: before.slice(from, before.length - rest),
    after: after.slice(from, after.length - rest),
  };
  const letters = (text: string) => text.trim().replace(/\p{Script=Han}/gu, 'xx').length;
  return Math.min(letters(sentence.before), letters(sentence.after)) < leastSentence ? undefined : sentence;
}

const linkTarget = /\]\([^)]*\)/g;

function linkEdits({before, after}: Edit): Edit[] {
  if (before.replace(linkTarget, ']()') !== after.replace(linkTarget, ']()')) {
    return [];
  }
  const targets = after.match(linkTarget) ?? [];
  return (before.match(linkTarget) ?? []).flatMap((target, index) => {
    const other = targets[index];
    return other === undefined || other === target ? [] : [{before: target, after: other}];
  });
}

function isCode(lines: readonly string[], from: number, to: number): boolean {
  const {codeBlocks} = splitFences(lines, 1);
  return codeBlocks.some((block) => from >= block.line && to <= block.line + block.lines.length);
}

/** The changes between two versions of a page. */
export function changesOf(before: string, after: string): Change[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const hunks = hunksOf(before, after).map((hunk) => withContext(hunk, oldLines, newLines));
  return joined(hunks).map(({from, to, newFrom, newTo}) => {
    const lines = {
      before: wholeLines(oldLines.slice(from, to)),
      after: wholeLines(newLines.slice(newFrom, newTo)),
    };
    const sentences = sentencesOf(lines);
    return {
      lines,
      sentences: sentences && countOf(before, sentences.before) === 1 ? sentences : undefined,
      shared: isCode(oldLines, from, to) && isCode(newLines, newFrom, newTo) ? [lines] : linkEdits(lines),
      line: newFrom + 1,
    };
  });
}

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
 * @param edits forms of the edit; the first one whose text occurs is used
 * @returns the new text and the line of the edit, 1-based. Without a text, why the edit wasn't made, or nothing if it has
 * already been made
 */
export function applyEdit(
  text: string,
  ...edits: readonly [Edit, ...Edit[]]
): {readonly line: number; readonly text?: string; readonly fault?: string} {
  // Whole lines start and end with a line break, even at the ends of the text.
  const padded = `\n${text}\n`;
  const edit = edits.find(({before}) => padded.includes(before));
  if (edits.some((each) => isPresent(padded, each))) {
    return {line: 1};
  }
  if (!edit) {
    return {line: similarLine(text, edits[0]), fault: 'the text differs'};
  }
  const places = placesOf(padded, edit.before);
  const skipped = firstDifference(edit.before, edit.after);
  const lines = places.map((place) => padded.slice(0, place + skipped).split('\n').length - 1);
  const [[first = 0], [line = 1]] = [places, lines];
  if (places.length > 1) {
    return {line, fault: `the text is on lines ${lines.join(', ')}`};
  }
  const made = padded.slice(0, first) + edit.after + padded.slice(first + edit.before.length);
  return {line, text: made.slice(1, -1)};
}
