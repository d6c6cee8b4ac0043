import {diffArrays} from 'diff';
import {surplus} from '../../../build/surplus';

/** Part of two lists: entries in both, followed by entries only in the older or only in the newer list. */
export interface Run<Entry> {
  readonly same: Entry[];
  readonly removed: Entry[];
  readonly added: Entry[];
}

/**
 * Compares two lists.
 *
 * @param keyOf key by which entries are compared; `same` contains those of the newer list
 * @param isGap whether common entries between two changes count as part of the change
 */
export function runsOf<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string = String,
  isGap: (same: readonly Entry[]) => boolean = () => false,
): Run<Entry>[] {
  const keys = new Map([...before, ...after].map((entry) => [entry, keyOf(entry)]));
  const comparator = (old: Entry, current: Entry) => keys.get(old) === keys.get(current);
  let run: Run<Entry> = {same: [], removed: [], added: []};
  const runs = [run];
  for (const {added, removed, value} of diffArrays([...before], [...after], {comparator})) {
    const isSame = !added && !removed;
    if (isSame && !isGap(value)) {
      run = {same: value, removed: [], added: []};
      runs.push(run);
    } else {
      run.removed.push(...(added ? [] : value));
      run.added.push(...(removed ? [] : value));
    }
  }
  return runs.filter(({same, removed, added}) => same.length + removed.length + added.length > 0);
}

/** Words of a text. Each Chinese character counts as one. */
function wordsIn(text: string): string[] {
  return text.match(/\p{Script=Han}|[\w./-]+/gu) ?? [];
}

/** Share of the words that two texts have in common, from 0 to 1. */
export function similarity(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const common = others.length - surplus(others, words).length;
  return words.length + others.length === 0 ? 1 : (2 * common) / (words.length + others.length);
}

/** An entry of the older list, and the one that replaced it in the newer list. One of the two may be absent. */
type Pair<Entry> = readonly [old: Entry | undefined, current: Entry | undefined];

/**
 * Pairs removed entries with the ones added in their place, in order. Entries without a counterpart stay single.
 *
 * @param similarityOf similarity of two entries; at 0.4 or more, one replaced the other
 */
export function pairsOf<Entry>(
  {removed, added}: Run<Entry>,
  similarityOf: (old: Entry, current: Entry) => number,
): Pair<Entry>[] {
  const pairs: Pair<Entry>[] = [];
  let left = removed;
  let alone: Entry[] = [];
  const flush = (end: number) => {
    pairs.push(...left.slice(0, end).map((old): Pair<Entry> => [old, undefined]));
    pairs.push(...alone.map((current): Pair<Entry> => [undefined, current]));
    left = left.slice(end);
    alone = [];
  };
  for (const current of added) {
    const match = left.findIndex((old) => similarityOf(old, current) >= 0.4);
    if (match === -1) {
      alone.push(current);
    } else {
      flush(match);
      pairs.push([left.shift(), current]);
    }
  }
  flush(left.length);
  return pairs;
}
