import type {Form} from './forms';
import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';
import {weights} from './weights';

/** A term in an index that matches units of the query. */
export interface Expansion {
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

const mostExpansions = 48;
const mostLookups = 12;
const editQualities = [1, weights.oneEdit, weights.twoEdits] as const;
const lettersForOneEdit = 4;
const lettersForTwoEdits = 8;

/** The matches of a form in each index. */
type Found = readonly (readonly Omit<Expansion, 'first' | 'last'>[])[];

const isFound = (found: Found) => found.some(({length}) => length > 0);

function exactIn(indexes: readonly ReadyIndex[], {term, word}: Form): Found {
  return indexes.map(({vocabulary}) => {
    const id = vocabulary.exact(term);
    return id === undefined ? [] : [{id, word, match: 'exact', quality: 1}];
  });
}

/** Matches by prefix. The larger the typed share of the word, the better. */
function beginningIn(indexes: readonly ReadyIndex[], typed: string): Found {
  return indexes.map(({vocabulary}) =>
    vocabulary.startingWith(typed, mostExpansions).map(({id, word}) => {
      const quality = weights.prefix * Math.sqrt(typed.length / word.length);
      return {id, word, match: 'beginning', quality};
    }),
  );
}

function nearIn(indexes: readonly ReadyIndex[], words: readonly string[], maxEdits: number): Found {
  return indexes.map(({vocabulary}) =>
    words
      .flatMap((typed) => vocabulary.near(typed, maxEdits, mostExpansions))
      .map(({id, word, edits}) => ({id, word, match: 'typo', quality: editQualities[edits as 0 | 1 | 2]})),
  );
}

/** Matches of the word and its stem with typos, at the smallest distance that has any. */
function mistyped(indexes: readonly ReadyIndex[], {word, term}: Form): Found {
  const edits = word.length >= lettersForTwoEdits ? 2 : word.length >= lettersForOneEdit ? 1 : 0;
  const found = edits === 0 ? [] : nearIn(indexes, [...new Set([word, term])], edits);
  const best = Math.max(...found.flat().map(({quality}) => quality));
  return found.map((list) => list.filter(({quality}) => quality === best));
}

/**
 * The terms of each index that a query may mean.
 *
 * A word in one index isn't treated as a typo in the others.
 */
export function expandForms(indexes: readonly ReadyIndex[], {forms}: QueryUnits): Expansion[][] {
  const expansions = indexes.map((): Expansion[] => []);
  const add = (found: Found, {first, last}: Form, more?: Pick<Expansion, 'match' | 'quality'>) =>
    found.forEach((list, index) =>
      expansions[index]?.push(...list.map((one) => ({...one, ...more, first, last}))),
    );
  const known = forms.filter((form) => form.isWhole && isFound(exactIn(indexes, form)));
  let lookups = 0;
  for (const form of forms) {
    const exact = exactIn(indexes, form);
    if (form.isSynonym) {
      add(exact, form, {match: 'synonym', quality: weights.synonym});
      continue;
    }
    if (form.isPart && known.some(({first, last}) => first <= form.first && form.last <= last)) {
      add(form.needsWhole ? [] : exact, form, {match: 'part', quality: weights.part});
      continue;
    }
    const isFree = form.isFlexible === true && form.edits === undefined && !isFound(exact);
    const grown = form.mayGrow || isFree ? beginningIn(indexes, form.word) : [];
    add(exact, form);
    add(grown, form);
    const mayBeTypo = form.edits === undefined ? isFree && !isFound(grown) : form.edits > 0;
    if (mayBeTypo && lookups < mostLookups) {
      lookups += 1;
      add(
        form.edits === undefined ? mistyped(indexes, form) : nearIn(indexes, [form.word], form.edits),
        form,
      );
    }
  }
  return expansions;
}
