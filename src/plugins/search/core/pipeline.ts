import lunr from 'lunr';
import {tokenize} from './tokenize';
import {stopWords} from './words';

const latinWord = /^[a-z]+$/;

/** Whether a term stands in the index as a stem; anything but a word of plain letters stands there as it is written. */
export function hasStem(term: string): boolean {
  return latinWord.test(term);
}

/** The form under which a term stands in the index. */
export function stem(term: string): string {
  return hasStem(term) ? lunr.stemmer(new lunr.Token(term, {})).toString() : term;
}

/** Whether a term tells nothing about a text. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** The same as `stem`, with a memory: texts repeat their words, and stemming is most of the work. */
export function rememberingStem(): (term: string) => string {
  const stems = new Map<string, string>();
  return (term) => {
    const known = stems.get(term);
    if (known !== undefined) {
      return known;
    }
    const found = stem(term);
    stems.set(term, found);
    return found;
  };
}

/** Terms of a title or a tag, in order; all words count there, for a title may be nothing but stop words. */
export function titleTerms(text: string, stemOf = stem): string[] {
  return tokenize(text).map(({term}) => stemOf(term));
}

/** Terms of running text, in order. */
export function contentTerms(text: string, stemOf = stem): string[] {
  return tokenize(text)
    .filter(({term}) => !isStopWord(term))
    .map(({term}) => stemOf(term));
}
