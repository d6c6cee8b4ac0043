import {surplus} from '../../../build/surplus';
import type {Block} from './blocks';
import {joinRuns, likeness, pairsOf, runsOf, type Change, type Run} from './runs';

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
  readonly level: number;
  /** Empty before the first heading. */
  readonly title: readonly Piece[];
  readonly parts: readonly Part[];
}

/** Ends of sentences, in English and Chinese. */
const sentenceEnd = /(?<=[.!?:]["”)]?)\s+(?=[^a-z\s])|(?<=[。！？；])/u;

/** The units by which a block is compared: sentences, lines of code, or cells. */
export function unitsOf({kind, text}: Block): string[] {
  return kind === 'text' || kind === 'heading' ? text.split(sentenceEnd) : text.split('\n');
}

/**
 * Masks the numbers of the compared versions, such as 0.14 and 0.14.1, because a page's own version number isn't a
 * change.
 */
export type Mask = (text: string) => string;

/** @param labels labels of the compared versions, such as `v0.14` */
export function maskOf(labels: readonly string[]): Mask {
  const numbers = labels.map((label) => label.replace(/^v/, '').replaceAll('.', String.raw`\.`));
  const own = new RegExp(String.raw`(?<![\d.])(?:${numbers.join('|')})(?:\.\d+)?(?!\.?\d)`, 'g');
  return (text) => text.replace(own, '#');
}

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

/** Pieces of runs, given functions that write unchanged entries and replaced runs. */
function piecesOf<Entry>(
  runs: readonly Run<Entry>[],
  write: (entry: Entry) => string,
  replace: (run: Run<Entry>) => Piece[],
): Piece[] {
  return joined(
    runs.flatMap((run) => [...run.same.map((entry): Piece => [0, write(entry)]), ...replace(run)]),
  );
}

const swap =
  (write: (entry: string) => string) =>
  ({removed, added}: Change<string>): Piece[] => [
    ...removed.map((entry): Piece => [-1, write(entry)]),
    ...added.map((entry): Piece => [1, write(entry)]),
  ];

/** Creates a function that compares pages in one language. */
export function comparer(locale: string, mask: Mask) {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  /** Words. Code in backticks counts as one. */
  const split = (text: string) =>
    text
      .split(/(`[^`]+`)/)
      .flatMap((part, index) =>
        index % 2 === 1 ? [part] : [...segmenter.segment(part)].map(({segment}) => segment),
      );
  /** Spaces between two changed words count as changed, so that a change is one piece. */
  function compareWords(before: string, after: string): Piece[] {
    const runs = runsOf(split(before), split(after), String).map((run) =>
      run.same.join('').trim() === ''
        ? {same: [], removed: [...run.same, ...run.removed], added: [...run.same, ...run.added]}
        : run,
    );
    return piecesOf(joinRuns(runs), String, swap(String));
  }

  function compareText(before: string, after: string): Piece[] {
    const sentences = (text: string) => unitsOf({kind: 'text', text});
    const space = locale === 'zh' ? '' : ' ';
    const write = (sentence: string) => sentence + space;
    return piecesOf(runsOf(sentences(before), sentences(after), mask), write, (run) =>
      pairsOf(run, likeness).flatMap((change) => {
        const [old, current] = [change.removed[0], change.added[0]];
        return old !== undefined && current !== undefined && likeness(old, current) >= 0.6
          ? compareWords(write(old), write(current))
          : swap(write)(change);
      }),
    );
  }

  const compareCode = (before: string, after: string): Piece[] => {
    const write = (line: string) => `${line}\n`;
    return piecesOf(runsOf(before.split('\n'), after.split('\n'), mask), write, swap(write));
  };

  function compareBlocks(before: Block, after: Block): Piece[][] {
    if (after.kind === 'row') {
      const cells = before.text.split('\n');
      return after.text.split('\n').map((cell, index) => compareText(cells[index] ?? '', cell));
    }
    return [(after.kind === 'code' ? compareCode : compareText)(before.text, after.text)];
  }

  const whole = (change: Piece[0], {kind, text}: Block): Piece[][] =>
    (kind === 'row' ? text.split('\n') : [text]).map((cell) => joined([[change, cell]]));

  /** Similarity of two blocks. Rows are compared by their first cell, which identifies them. */
  function like(before: Block, after: Block): number {
    const isComparable =
      before.kind === after.kind &&
      before.level === after.level &&
      before.head?.length === after.head?.length;
    const [one = '', other = ''] = [before, after].map(({kind, text}) =>
      kind === 'row' ? text.split('\n')[0] : text,
    );
    return isComparable ? (one === other ? 1 : likeness(one, other)) : 0;
  }

  /** Compares two versions of a page, section by section. */
  return function comparePages(before: readonly Block[], after: readonly Block[]): Section[] {
    const sections: {level: number; title: Piece[]; parts: Part[]}[] = [{level: 1, title: [], parts: []}];
    const add = ({kind, level = 1, head}: Block, cells: readonly (readonly Piece[])[], isSame = false) => {
      if (kind === 'heading') {
        sections.push({level, title: [...(cells[0] ?? [])], parts: []});
      } else if (!isSame) {
        sections.at(-1)?.parts.push({kind, head, cells});
      }
    };
    for (const run of runsOf(before, after, ({kind, text}) => `${kind} ${mask(text)}`)) {
      run.same.forEach((block) => {
        add(block, whole(0, block), true);
      });
      for (const {removed, added} of pairsOf(run, like)) {
        const [[old], [current]] = [removed, added];
        const block = current ?? old;
        if (block) {
          add(block, old && current ? compareBlocks(old, current) : whole(current ? 1 : -1, block));
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
