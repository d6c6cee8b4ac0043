import {diffArrays} from 'diff';
import {surplus} from '../../../build/surplus';

/** Entries that one of two lists has instead of the other's. */
export interface Change<Entry> {
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
}

/** Part of two lists: entries in both, followed by entries that one has instead of the other's. */
export interface Run<Entry> extends Change<Entry> {
  readonly same: readonly Entry[];
}

/** Joins runs without common entries with their neighbors. */
export function joinRuns<Entry>(runs: readonly Run<Entry>[]): Run<Entry>[] {
  const joined: Run<Entry>[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.same.length + run.same.length === 0) {
      joined[joined.length - 1] = {
        same: [],
        removed: [...last.removed, ...run.removed],
        added: [...last.added, ...run.added],
      };
    } else {
      joined.push(run);
    }
  }
  return joined;
}

/**
 * Compares two lists.
 *
 * @param key key by which entries are compared; `same` contains those of the newer list
 */
export function runsOf<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  key: (entry: Entry) => string,
): Run<Entry>[] {
  let [old, current] = [0, 0];
  const runs = diffArrays(before.map(key), after.map(key)).map(({added, removed, count}): Run<Entry> => {
    const [gone, come] = [
      before.slice(old, (old += added ? 0 : count)),
      after.slice(current, (current += removed ? 0 : count)),
    ];
    return added || removed ? {same: [], removed: gone, added: come} : {same: come, removed: [], added: []};
  });
  return joinRuns(runs);
}

/** Words of a text. Each Chinese character counts as one. */
function wordsIn(text: string): string[] {
  return text.match(/\p{Script=Han}|[\w./-]+/gu) ?? [];
}

/** Share of the words that two texts have in common, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const common = others.length - surplus(others, words).length;
  return words.length + others.length === 0 ? 1 : (2 * common) / (words.length + others.length);
}

/**
 * Pairs removed entries with the ones added in their place, in order. Entries without a counterpart stay single.
 *
 * @param like similarity of two entries; at 0.4 or more, one replaced the other
 */
export function pairsOf<Entry>(
  {removed, added}: Change<Entry>,
  like: (before: Entry, after: Entry) => number,
): Change<Entry>[] {
  let next = 0;
  let alone: Entry[] = [];
  const pairs: Change<Entry>[] = [];
  const flush = (end: number) => {
    pairs.push(
      ...removed.slice(next, end).map((before) => ({removed: [before], added: []})),
      ...alone.map((after) => ({removed: [], added: [after]})),
    );
    alone = [];
  };
  for (const after of added) {
    const match = removed.findIndex((before, index) => index >= next && like(before, after) >= 0.4);
    if (match === -1) {
      alone.push(after);
    } else {
      flush(match);
      pairs.push({removed: removed.slice(match, match + 1), added: [after]});
      next = match + 1;
    }
  }
  flush(removed.length);
  return pairs;
}
