import lunr from 'lunr';
import {tokenize} from './tokenize';
import {stopWords} from './words';

const latinWord = /^[a-z]+$/;

/** Whether an index has the stem of a term: anything but plain letters is indexed as it is written. */
export function hasStem(term: string): boolean {
  return latinWord.test(term);
}

/** The form in which an index has a term. */
export function stem(term: string): string {
  return hasStem(term) ? lunr.stemmer(new lunr.Token(term, {})).toString() : term;
}

/** Whether a term says nothing about a text. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** Terms of a title or tag, in order, with stop words: a title may consist of them. */
export function titleTerms(text: string, stemOf = stem): string[] {
  return tokenize(text).map(({term}) => stemOf(term));
}

/** Terms of running text, in order. */
export function contentTerms(text: string, stemOf = stem): string[] {
  return tokenize(text)
    .filter(({term}) => !isStopWord(term))
    .map(({term}) => stemOf(term));
}
