import type {Form} from './forms';
import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';
import type {TermMatch} from './vocabulary';
import {weights} from './weights';

/** How a term stands for a form. */
export type Match = 'exact' | 'part' | 'beginning' | 'typo';

/** A term of one index that stands for units of the query, and how well. */
export interface Expansion {
  readonly id: number;
  /** Word by which the term was found. */
  readonly word: string;
  readonly match: Match;
  readonly first: number;
  readonly last: number;
  /** 1 for the word itself, less for similar ones. */
  readonly quality: number;
}

const mostExpansions = 48;
const mostLookups = 12;
const editQualities = [1, weights.oneEdit, weights.twoEdits] as const;
const lettersForOneEdit = 4;
const lettersForTwoEdits = 8;

type Found = readonly (Pick<Expansion, 'id' | 'word' | 'match' | 'quality'> & {readonly index: number})[];

function foundIn(
  indexes: readonly ReadyIndex[],
  match: Match,
  matchesOf: (index: ReadyIndex) => readonly TermMatch[],
  qualityOf: (match: TermMatch) => number,
): Found {
  return indexes.flatMap((ready, index) =>
    matchesOf(ready).map((term) => ({id: term.id, word: term.word, match, quality: qualityOf(term), index})),
  );
}

function exactIn(indexes: readonly ReadyIndex[], {term, word}: Form): Found {
  const matchesOf = ({vocabulary}: ReadyIndex): TermMatch[] => {
    const id = vocabulary.exact(term);
    return id === undefined ? [] : [{id, word, edits: 0}];
  };
  return foundIn(indexes, 'exact', matchesOf, () => 1);
}

/** The more of the whole word was typed, the better. */
function beginningIn(indexes: readonly ReadyIndex[], typed: string): Found {
  return foundIn(
    indexes,
    'beginning',
    ({vocabulary}) => vocabulary.startingWith(typed, mostExpansions),
    ({word}) => weights.prefix * Math.sqrt(typed.length / word.length),
  );
}

function nearIn(indexes: readonly ReadyIndex[], word: string, maxEdits: number): Found {
  return foundIn(
    indexes,
    'typo',
    ({vocabulary}) => vocabulary.near(word, maxEdits, mostExpansions),
    ({edits}) => editQualities[edits as 0 | 1 | 2],
  );
}

/** Typos are looked for in the word and in its stem; the smallest distance at which there is something counts. */
function mistyped(indexes: readonly ReadyIndex[], {word, term}: Form): Found {
  const edits = word.length >= lettersForTwoEdits ? 2 : word.length >= lettersForOneEdit ? 1 : 0;
  const found = edits === 0 ? [] : [...new Set([word, term])].flatMap((text) => nearIn(indexes, text, edits));
  const best = Math.max(...found.map(({quality}) => quality));
  return found.filter(({quality}) => quality === best);
}

/**
 * The terms of each index that a query may mean.
 *
 * All indexes decide together what a word is: a word that one of them knows isn't mistyped in the others.
 */
export function expandForms(indexes: readonly ReadyIndex[], {forms}: QueryUnits): Expansion[][] {
  const expansions = indexes.map((): Expansion[] => []);
  const add = (found: Found, {first, last}: Form) => {
    for (const {index, ...term} of found) {
      expansions[index]?.push({...term, first, last});
    }
  };
  const known = forms.filter((form) => form.isWhole && exactIn(indexes, form).length > 0);
  const isPartOfKnown = ({isPart = false, first, last}: Form) =>
    isPart && known.some((whole) => whole.first <= first && last <= whole.last);
  let lookups = 0;
  for (const form of forms) {
    const exact = exactIn(indexes, form);
    if (isPartOfKnown(form)) {
      const parts = form.needsWhole ? [] : exact;
      add(
        parts.map((one): Found[number] => ({...one, match: 'part', quality: weights.part})),
        form,
      );
      continue;
    }
    const isFree = form.isFlexible === true && form.edits === undefined && exact.length === 0;
    const grown = form.mayGrow || isFree ? beginningIn(indexes, form.word) : [];
    add([...exact, ...grown], form);
    const mayBeTypo = form.edits === undefined ? isFree && grown.length === 0 : form.edits > 0;
    if (mayBeTypo && lookups < mostLookups) {
      lookups += 1;
      add(form.edits === undefined ? mistyped(indexes, form) : nearIn(indexes, form.word, form.edits), form);
    }
  }
  return expansions;
}
