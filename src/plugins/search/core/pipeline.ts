import lunr from 'lunr';
import {tokenize, type Token} from './tokenize';
import {stopWords} from './words';

const latinWord = /^[a-z]+$/;

/** The form under which a term stands in the index; only words of plain letters have a stem. */
export function stem(term: string): string {
  return latinWord.test(term) ? lunr.stemmer(new lunr.Token(term, {})).toString() : term;
}

/** Whether a term tells nothing about a text. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

function toTerms(tokens: readonly Token[]): string[] {
  return tokens.map(({term}) => stem(term));
}

/** Terms of a title or a tag, in order; all words count there, for a title may be nothing but stop words. */
export function titleTerms(text: string): string[] {
  return toTerms(tokenize(text));
}

/** Terms of running text, in order. */
export function contentTerms(text: string): string[] {
  return toTerms(tokenize(text).filter(({term}) => !isStopWord(term)));
}
