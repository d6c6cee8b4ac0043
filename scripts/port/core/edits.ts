import {splitFences} from '../../../src/plugins/content-guard/server/splitFences';
import {countOf, firstDifference} from './count';

/** A replaced piece of a page. Whole lines start and end with a line break. */
export interface Edit {
  readonly before: string;
  readonly after: string;
}

/** A change of a page, as it can be made in other pages. */
export interface Change {
  /** Whole lines, with as many lines around them as are needed to tell them apart. */
  readonly lines: Edit;
  /** The changed sentences only, for pages where the rest of the paragraph differs. Absent if they are too short. */
  readonly sentences?: Edit;
  /** The edits that are the same in every language: of code, or of link targets. */
  readonly shared: readonly Edit[];
  /** Line of the change in the new text. */
  readonly line: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Hunk {
  readonly old: Range;
  readonly new: Range;
}

/** Ends of sentences, table cells, and lines. */
const boundary = /[.!?:]\s+|[。！？；：\n]|\|\s*/g;
/**
 * Letters of the shortest sentence; a Chinese character counts as two. Shorter pieces, such as a table cell that says
 * "Required", mean different things in different places.
 */
const leastSentence = 16;

const needle = (lines: readonly string[], {from, to}: Range) =>
  `\n${lines
    .slice(from, to)
    .map((line) => `${line}\n`)
    .join('')}`;

function hunksOf(diff: string): Hunk[] {
  const heads = diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm);
  const range = (start = '', length = '1'): Range => {
    // Git names the line before a place without lines.
    const from = Number(start) - (length === '0' ? 0 : 1);
    return {from, to: from + Number(length)};
  };
  return [...heads].map(([, start, length, newStart, newLength]) => ({
    old: range(start, length),
    new: range(newStart, newLength),
  }));
}

const grow = (range: Range, by: number): Range => ({from: range.from - by, to: range.to + by});

const grown = (hunk: Hunk, by: number): Hunk => ({old: grow(hunk.old, by), new: grow(hunk.new, by)});

/** A hunk with the lines around it that make it unique, and that say where to insert or delete text. */
function withContext(hunk: Hunk, before: readonly string[], after: readonly string[]): Hunk {
  const text = needle(before, {from: 0, to: before.length});
  const hasText = (lines: readonly string[], {from, to}: Range) =>
    lines.slice(Math.max(from, 0), to).some((line) => line.trim() !== '');
  const isReplacement = hasText(before, hunk.old) && hasText(after, hunk.new);
  for (let by = 0; ; by += 1) {
    const {old} = grown(hunk, by);
    const reachesEnds = old.from < 0 && old.to > before.length;
    const isPlaced =
      isReplacement ||
      ((old.from < 0 || hasText(before, {from: old.from, to: hunk.old.from})) &&
        (old.to > before.length || hasText(before, {from: hunk.old.to, to: old.to})));
    const clipped = {from: Math.max(old.from, 0), to: Math.min(old.to, before.length)};
    if (reachesEnds || (isPlaced && countOf(text, needle(before, clipped)) === 1)) {
      const [above, below] = [hunk.old.from - clipped.from, clipped.to - hunk.old.to];
      return {old: clipped, new: {from: hunk.new.from - above, to: hunk.new.to + below}};
    }
  }
}

/** Joins hunks whose lines overlap, because the first one would change the lines around the second. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  const result: Hunk[] = [];
  for (const hunk of hunks) {
    const last = result.at(-1);
    if (last && hunk.old.from < last.old.to) {
      const to = {old: Math.max(last.old.to, hunk.old.to), new: Math.max(last.new.to, hunk.new.to)};
      result[result.length - 1] = {
        old: {from: Math.min(last.old.from, hunk.old.from), to: to.old},
        new: {from: Math.min(last.new.from, hunk.new.from), to: to.new},
      };
    } else {
      result.push(hunk);
    }
  }
  return result;
}

function sentencesOf({before, after}: Edit): Edit | undefined {
  const length = Math.min(before.length, after.length);
  const start = firstDifference(before, after);
  let end = 0;
  while (end < length - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  const starts = [...before.slice(0, start).matchAll(boundary)].map(
    ({index, 0: mark}) => index + mark.length,
  );
  const from = starts.at(-1) ?? 0;
  const next = before
    .slice(before.length - end)
    .matchAll(boundary)
    .next().value;
  const rest = next === undefined ? 0 : end - next.index - next[0].trimEnd().length;
  const sentence = {
    before: before.slice(from, before.length - rest),
    after: after.slice(from, after.length - rest),
  };
  const isShort = [sentence.before, sentence.after].some(
    (text) => text.trim().replace(/\p{Script=Han}/gu, 'xx').length < leastSentence,
  );
  return isShort ? undefined : sentence;
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

/** Whether lines are inside a code block. */
function isCode(lines: readonly string[], {from, to}: Range): boolean {
  return splitFences(lines, 1).codeBlocks.some(
    (block) => from >= block.line && to <= block.line + block.lines.length,
  );
}

/**
 * The changes between two versions of a page.
 *
 * @param diff Git's unified diff of the two, without context (`-U0`)
 */
export function changesOf(diff: string, before: string, after: string): Change[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const hunks = hunksOf(diff).map((hunk) => withContext(hunk, oldLines, newLines));
  return joined(hunks).map((hunk) => {
    const lines = {before: needle(oldLines, hunk.old), after: needle(newLines, hunk.new)};
    const sentences = sentencesOf(lines);
    const shared = isCode(oldLines, hunk.old) && isCode(newLines, hunk.new) ? [lines] : linkEdits(lines);
    return {
      lines,
      sentences: sentences && countOf(before, sentences.before) === 1 ? sentences : undefined,
      shared,
      line: hunk.new.from + 1,
    };
  });
}
