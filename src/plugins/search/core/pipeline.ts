import lunr from 'lunr';
import {tokenize} from './tokenize';
import {stopWords} from './words';

const latinWord = /^[a-z]+$/;

/** Whether a term is stemmed in an index. Anything except plain letters is indexed as is. */
export function hasStem(term: string): boolean {
  return latinWord.test(term);
}

/** The form of a term in an index. */
export function stem(term: string): string {
  return hasStem(term) ? lunr.stemmer(new lunr.Token(term, {})).toString() : term;
}

/** Terms of a title or tag, in order, including stop words, because a title may consist of them. */
export function titleTerms(text: string, stemOf = stem): string[] {
  return tokenize(text).map(({term}) => stemOf(term));
}

/** Terms of running text, in order. */
export function contentTerms(text: string, stemOf = stem): string[] {
  return tokenize(text)
    .filter(({term}) => !stopWords.has(term))
    .map(({term}) => stemOf(term));
}
