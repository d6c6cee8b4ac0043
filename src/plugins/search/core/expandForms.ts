import {stemsBeyond} from './endings';
import type {Form} from './forms';
import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';
import type {TermMatch} from './vocabulary';

/** A term of one index that stands for units of the query, and how well. */
export interface Expansion {
  readonly id: number;
  readonly first: number;
  readonly last: number;
  /** 1 for the word itself, less for what merely resembles it. */
  readonly quality: number;
  /** Whether it stands for a whole identifier or flag. */
  readonly isWhole: boolean;
}

const mostExpansions = 48;
const mostLookups = 12;
const qualities = {prefix: 0.8, completed: 0.6, edits: [1, 0.6, 0.4], part: 0.3} as const;
const lettersForCompletion = 4;
const lettersForOneEdit = 4;
const lettersForTwoEdits = 8;

type Matches = readonly {readonly index: number; readonly match: TermMatch; readonly quality: number}[];

function exactIn(indexes: readonly ReadyIndex[], {term, word}: Pick<Form, 'term' | 'word'>): Matches {
  return indexes.flatMap(({vocabulary}, index) => {
    const id = vocabulary.exact(term) ?? vocabulary.exact(word);
    return id === undefined ? [] : [{index, match: {id, word: term, edits: 0}, quality: 1}];
  });
}

/** The closer the typed letters are to the whole word, the better. */
function beginningIn(indexes: readonly ReadyIndex[], word: string): Matches {
  return indexes.flatMap(({vocabulary}, index) =>
    vocabulary.startingWith(word, mostExpansions).map((match) => ({
      index,
      match,
      quality: qualities.prefix * Math.sqrt(word.length / match.word.length),
    })),
  );
}

/** Terms that are stems of what the word becomes with an ending, wherever a whole word like that stands. */
function completedIn(indexes: readonly ReadyIndex[], word: string): Matches {
  const stems = word.length < lettersForCompletion ? [] : stemsBeyond(word);
  return indexes.flatMap(({vocabulary}, index) =>
    stems.flatMap((term) => {
      const id = vocabulary.exact(term);
      return id === undefined ? [] : [{index, match: {id, word, edits: 0}, quality: qualities.completed}];
    }),
  );
}

function nearIn(indexes: readonly ReadyIndex[], word: string, maxEdits: number): Matches {
  return indexes.flatMap(({vocabulary}, index) =>
    vocabulary
      .near(word, maxEdits, mostExpansions)
      .map((match) => ({index, match, quality: qualities.edits[match.edits as 0 | 1 | 2]})),
  );
}

function allowedEdits({length}: string): number {
  return length >= lettersForTwoEdits ? 2 : length >= lettersForOneEdit ? 1 : 0;
}

/** Typos are looked for in words as typed and as stems; the nearest distance at which there is something wins. */
function mistyped(indexes: readonly ReadyIndex[], {word, term}: Form, edits: number): Matches {
  const matches = [...nearIn(indexes, word, edits), ...(term === word ? [] : nearIn(indexes, term, edits))];
  const nearest = Math.min(...matches.map(({match}) => match.edits));
  return matches.filter(({match}) => match.edits === nearest);
}

/**
 * The terms of each index that a query may mean.
 *
 * What a word is, is decided over all indexes together: a word that one of them knows is not
 * mistyped in the others.
 */
export function expandForms(indexes: readonly ReadyIndex[], {forms}: QueryUnits): Expansion[][] {
  const expansions = indexes.map((): Expansion[] => []);
  const add = (matches: Matches, {first, last, isWhole}: Form, share = 1) => {
    for (const {index, match, quality} of matches) {
      expansions[index]?.push({id: match.id, first, last, quality: quality * share, isWhole});
    }
  };
  // Who types an identifier or a flag means it, and not the words it is made of.
  const known = forms.filter((form) => form.isWhole && exactIn(indexes, form).length > 0);
  const isPartOfKnown = ({isPart, first, last}: Form) =>
    isPart && known.some((whole) => whole.first <= first && last <= whole.last);
  let lookups = 0;
  for (const form of forms) {
    const exact = exactIn(indexes, form);
    if (isPartOfKnown(form)) {
      add(form.needsWhole ? [] : exact, form, qualities.part);
      continue;
    }
    add(exact, form);
    const isBeginning = form.mayGrow || (form.mayBegin && form.edits === undefined && exact.length === 0);
    const grown = isBeginning ? beginningIn(indexes, form.word) : [];
    // Also where something begins so: another word, or this one in another index.
    const completed = isBeginning && exact.length === 0 ? completedIn(indexes, form.word) : [];
    add(grown, form);
    add(completed, form);
    const isKnown = exact.length + grown.length + completed.length > 0;
    const edits = form.edits ?? (isKnown || !form.mayBeMistyped ? 0 : allowedEdits(form.word));
    if (edits > 0 && lookups < mostLookups) {
      lookups += 1;
      add(
        form.edits === undefined ? mistyped(indexes, form, edits) : nearIn(indexes, form.word, edits),
        form,
      );
    }
  }
  return expansions;
}
