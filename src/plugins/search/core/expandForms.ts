import type {Form} from './forms';
import type {ReadyIndex} from './loadIndex';
import {stem} from './pipeline';
import type {QueryUnits} from './queryUnits';
import {weights} from './weights';

/** A term in an index that matches units of the query. */
export interface Expansion {
  readonly index: ReadyIndex;
  readonly id: number;
  /** Word by which the term was found. */
  readonly word: string;
  /** How the term matches what was typed. */
  readonly match: 'exact' | 'part' | 'beginning' | 'typo' | 'synonym';
  readonly first: number;
  readonly last: number;
  /** 1 for the word itself, less for similar words. */
  readonly quality: number;
}

const maxExpansions = 48;
const maxLookups = 12;
const editQualities = [1, weights.oneEdit, weights.twoEdits] as const;
const lettersForOneEdit = 4;
const lettersForTwoEdits = 8;

/** A match of a form. */
type Match = Omit<Expansion, 'first' | 'last'>;

function exactIn(indexes: readonly ReadyIndex[], {word}: Form): Match[] {
  const term = stem(word);
  return indexes.flatMap((index): Match[] => {
    const id = index.vocabulary.exact(term);
    return id === undefined ? [] : [{index, id, word, match: 'exact', quality: 1}];
  });
}

/** Matches by prefix. The larger the typed share of the word, the better. */
function beginningIn(indexes: readonly ReadyIndex[], typed: string): Match[] {
  return indexes.flatMap((index) =>
    index.vocabulary.startingWith(typed, maxExpansions).map(({id, word}): Match => {
      const quality = weights.prefix * Math.sqrt(typed.length / word.length);
      return {index, id, word, match: 'beginning', quality};
    }),
  );
}

function nearIn(indexes: readonly ReadyIndex[], words: readonly string[], maxEdits: number): Match[] {
  return indexes.flatMap((index) =>
    words
      .flatMap((typed) => index.vocabulary.near(typed, maxEdits, maxExpansions))
      .map(({id, word, edits}): Match => {
        const quality = editQualities[edits as 0 | 1 | 2];
        return {index, id, word, match: 'typo', quality};
      }),
  );
}

/** Matches of the word and its stem with typos, at the smallest distance that has any. */
function mistyped(indexes: readonly ReadyIndex[], {word}: Form): Match[] {
  const edits = word.length >= lettersForTwoEdits ? 2 : word.length >= lettersForOneEdit ? 1 : 0;
  const found = edits === 0 ? [] : nearIn(indexes, [...new Set([word, stem(word)])], edits);
  const best = Math.max(...found.map(({quality}) => quality));
  return found.filter(({quality}) => quality === best);
}

/**
 * The terms of all indexes that a query may mean.
 *
 * A word in one index isn't treated as a typo in the others.
 */
export function expandForms(indexes: readonly ReadyIndex[], {forms}: QueryUnits): Expansion[] {
  const known = forms.filter((form) => form.role === 'whole' && exactIn(indexes, form).length > 0);
  let lookups = 0;
  const matchesOf = (form: Form): Match[] => {
    const exact = exactIn(indexes, form);
    if (form.role === 'synonym') {
      return exact.map((one) => ({...one, match: 'synonym', quality: weights.synonym}));
    }
    if (form.role === 'part' && known.some(({first, last}) => first <= form.first && form.last <= last)) {
      return form.needsWhole ? [] : exact.map((one) => ({...one, match: 'part', quality: weights.part}));
    }
    const isFree = form.isFlexible === true && form.edits === undefined && exact.length === 0;
    const grown = form.mayGrow || isFree ? beginningIn(indexes, form.word) : [];
    const mayBeTypo = form.edits === undefined ? isFree && grown.length === 0 : form.edits > 0;
    if (!mayBeTypo || lookups >= maxLookups) {
      return [...exact, ...grown];
    }
    lookups += 1;
    const near =
      form.edits === undefined ? mistyped(indexes, form) : nearIn(indexes, [form.word], form.edits);
    return [...exact, ...grown, ...near];
  };
  return forms.flatMap((form) => {
    const {first, last} = form;
    return matchesOf(form).map((one) => ({...one, first, last}));
  });
}
