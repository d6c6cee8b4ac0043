import type {Form} from './forms';
import {stem} from './pipeline';
import {scan, type Chunk} from './tokenize';

/** What readers type for what the pages say. */
export interface Wording {
  /** Words of the pages for a word or phrase, in small letters, or for a Chinese word. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Simplified Chinese characters for traditional ones. */
  readonly simplified: Readonly<Record<string, string>>;
}

/** For indexes that are searched as typed. */
export const plainWording: Wording = {synonyms: {}, simplified: {}};

const longestPhrase = 2;

/** Replaces traditional characters; positions stay the same. */
export function simplify(text: string, {simplified}: Wording): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplified[character] ?? character);
}

/** The terms under which an index has a word. */
function termsOf(text: string): string[] {
  return scan(text).flatMap(({parts, joined}) =>
    (joined.length > 0 ? joined.slice(0, 1) : parts).map(({term}) => term),
  );
}

/** First and last unit of each synonym in a run of Chinese, by the synonym. */
function inHan({term, start, parts}: Chunk, words: readonly string[]): [string, number, number][] {
  return words.flatMap((word): [string, number, number][] => {
    const from = start + term.indexOf(word);
    const units = parts.flatMap((part, unit) =>
      part.start >= from && part.end <= from + word.length ? [unit] : [],
    );
    const [first] = units;
    return from >= start && first !== undefined ? [[word, first, first + units.length - 1]] : [];
  });
}

/**
 * Forms for the synonyms of words that stand next to each other.
 *
 * @param at number of the first unit
 */
export function synonymForms(chunks: readonly Chunk[], at: number, {synonyms}: Wording): Form[] {
  const words = Object.keys(synonyms);
  let before = at;
  const starts = chunks.map(({parts}) => (before += parts.length) - parts.length);
  const found = chunks.flatMap((chunk, index): [string, number, number][] => {
    const first = starts[index] as number;
    if (chunk.kind === 'han') {
      return inHan(chunk, words).map(([word, from, to]) => [word, first + from, first + to]);
    }
    return Array.from({length: longestPhrase}, (_, more): [string, number, number] => {
      const phrase = chunks.slice(index, index + more + 1);
      const last = phrase.reduce((sum, {parts}) => sum + parts.length, first) - 1;
      return [phrase.map(({term}) => term.toLowerCase()).join(' '), first, last];
    });
  });
  return found.flatMap(([word, first, last]) =>
    (synonyms[word] ?? [])
      .flatMap(termsOf)
      .map((term): Form => ({term: stem(term), word: term, first, last, isSynonym: true})),
  );
}
