import type {Form} from './forms';
import {scan, type Chunk} from './tokenize';

/** Maps what readers type to words on the pages. */
export interface Wording {
  /** Words on the pages by lowercase word or phrase, or by Chinese word. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Simplified Chinese characters by traditional ones. */
  readonly simplified: Readonly<Record<string, string>>;
}

/** For searching without synonyms. */
export const plainWording: Wording = {synonyms: {}, simplified: {}};

const longestPhrase = 2;

/** Replaces traditional characters, without changing positions. */
export function simplify(text: string, {simplified}: Wording): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplified[character] ?? character);
}

/** The terms of a word in an index. */
function termsOf(text: string): string[] {
  return scan(text).flatMap(({parts, joined}) =>
    (joined.length > 0 ? joined.slice(0, 1) : parts).map(({term}) => term),
  );
}

/** Words with synonyms in a run of Chinese, with their first and last units. */
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
 * Forms for the synonyms of adjacent words.
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
    (synonyms[word] ?? []).flatMap(termsOf).map((term): Form => ({word: term, first, last, role: 'synonym'})),
  );
}
