import {surplus} from '../../../build/surplus';
import type {Block} from './blocks';
import {pairsOf, runsOf, similarity, type Run} from './runs';

/** A piece of text: removed (-1), in both versions (0), or added (1). */
export type Piece = readonly [change: -1 | 0 | 1, text: string];

/** A changed block: its pieces or, for a row, those of each cell. */
export interface Part {
  readonly kind: Block['kind'];
  readonly head?: readonly string[];
  readonly cells: readonly (readonly Piece[])[];
}

/** The text below a heading. A section without parts is unchanged. */
export interface Section {
  /** Empty before the first heading. */
  readonly title: readonly Piece[];
  readonly parts: readonly Part[];
}

/** Ends of sentences, in English and Chinese. Inside code, an odd number of backticks follows, so nothing ends there. */
const sentenceEnd = /(?:(?<=[.!?:]["”)]?)\s+(?=[^a-z\s])|(?<=[。！？；]))(?=(?:[^`]*`[^`]*`)*[^`]*$)/u;

/** The units by which a block is compared: sentences, lines of code, or cells. */
export function unitsOf({kind, text}: Pick<Block, 'kind' | 'text'>): string[] {
  return text.split(kind === 'text' || kind === 'heading' ? sentenceEnd : '\n');
}

type Mask = (text: string) => string;

/**
 * Masks numbers of versions, because a page's own version number isn't a change.
 *
 * @param labels labels of the compared versions, such as `v0.14`
 */
export function maskOf(labels: readonly string[]): Mask {
  const numbers = labels.map((label) => label.replace(/^v/, '').replaceAll('.', String.raw`\.`));
  const own = new RegExp(String.raw`(?<![\d.])(?:${numbers.join('|')})(?:\.\d+)?(?!\.?\d)`, 'g');
  return (text) => text.replace(own, '#');
}

/** Pieces without empty ones. Neighbors of the same kind are joined. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [change, text] of pieces) {
    const last = result.at(-1);
    if (last?.[0] === change) {
      result[result.length - 1] = [change, last[1] + text];
    } else if (text !== '') {
      result.push([change, text]);
    }
  }
  return result;
}

const piecesOf = ({same, removed, added}: Run<string>): Piece[] => [
  [0, same.join('')],
  [-1, removed.join('')],
  [1, added.join('')],
];

/** Compares code by line. Of unchanged lines, only three before and after a change stay. */
function compareCode(before: string, after: string, mask: Mask): Piece[] {
  const linesOf = (text: string) => (text === '' ? [] : text.split('\n').map((line) => `${line}\n`));
  return runsOf(linesOf(before), linesOf(after), mask).flatMap((run, index) => {
    const {same, removed, added} = run;
    const [head, tail] = [index > 0 ? 3 : 0, removed.length + added.length > 0 ? 3 : 0];
    const near = [...same.slice(0, head), '…\n', ...same.slice(same.length - tail)];
    return piecesOf(near.length + 1 < same.length ? {...run, same: near} : run);
  });
}

/** Similarity of two blocks. Rows are compared by their first cell, which identifies them. */
function blockSimilarity(before: Block, after: Block): number {
  const [one = '', other = ''] = [before, after].map(({kind, text}) =>
    kind === 'row' ? text.split('\n')[0] : text,
  );
  const isComparable = before.kind === after.kind && before.head?.length === after.head?.length;
  return isComparable ? similarity(one, other) : 0;
}

/** Creates a function that compares pages in one language. */
export function comparer(locale: string, mask: Mask) {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const space = locale === 'zh' ? '' : ' ';
  const sentencesOf = (text: string) =>
    text === '' ? [] : unitsOf({kind: 'text', text}).map((sentence) => sentence + space);
  /** Words. Code in backticks counts as one. */
  const wordsOf = (text: string) =>
    text
      .split(/(`[^`]+`)/)
      .flatMap((part, index) =>
        index % 2 === 1 ? [part] : [...segmenter.segment(part)].map(({segment}) => segment),
      );
  const isBlank = (words: readonly string[]) => words.join('').trim() === '';

  function compareText(before: string, after: string): Piece[] {
    const runs = runsOf(sentencesOf(before), sentencesOf(after), mask).flatMap((run) => [
      {same: run.same, removed: [], added: []},
      ...pairsOf(run, similarity).flatMap(([old = '', current = '']) =>
        similarity(old, current) >= 0.6
          ? runsOf(wordsOf(old), wordsOf(current), String, isBlank)
          : [{same: [], removed: [old], added: [current]}],
      ),
    ]);
    return runs.flatMap(piecesOf);
  }

  /** Pieces of a block or, for a row, of each cell. One of the two versions may lack the block. */
  function compareBlocks(before: Block | undefined, after: Block | undefined): Piece[][] {
    const cellsOf = ({kind, text}: Block) => (kind === 'row' ? text.split('\n') : [text]);
    const [old, current] = [before ? cellsOf(before) : [], after ? cellsOf(after) : []];
    return (current.length > 0 ? current : old).map((_, index) => {
      const [one = '', other = ''] = [old[index], current[index]];
      const isCode = (after ?? before)?.kind === 'code';
      return joined(isCode ? compareCode(one, other, mask) : compareText(one, other));
    });
  }

  /** Compares two versions of a page, section by section. */
  return function comparePages(before: readonly Block[], after: readonly Block[]): Section[] {
    const sections: {title: Piece[]; parts: Part[]}[] = [{title: [], parts: []}];
    for (const run of runsOf(before, after, ({kind, text}) => `${kind} ${mask(text)}`)) {
      const headings = run.same.filter(({kind}) => kind === 'heading');
      for (const [old, current] of [
        ...headings.map((heading) => [heading, heading] as const),
        ...pairsOf(run, blockSimilarity),
      ]) {
        const {kind = 'text', head} = current ?? old ?? {};
        const cells = compareBlocks(old, current);
        if (kind === 'heading') {
          sections.push({title: cells.flat(), parts: []});
        } else {
          sections.at(-1)?.parts.push({kind, head, cells});
        }
      }
    }
    return sections.filter(({title, parts}) => title.length + parts.length > 0);
  };
}

/** Share of text, from 0 to 1, in units that are in only one of two versions of a page. */
export function shareChanged(before: readonly string[], after: readonly string[], mask: Mask): number {
  const lengthOf = (units: readonly string[]) => units.reduce((sum, {length}) => sum + length, 0);
  const [gone, come] = [surplus(before, after).map(mask), surplus(after, before).map(mask)];
  const all = lengthOf(before) + lengthOf(after);
  return all === 0 ? 0 : (lengthOf(surplus(gone, come)) + lengthOf(surplus(come, gone))) / all;
}
