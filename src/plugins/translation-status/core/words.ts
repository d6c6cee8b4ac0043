import {memoize} from '../../search/core/memoize';

/** Private-use character before the number of a code span. */
const mark = '\uE000';
const articles = new Set(['a', 'an', 'the']);
const link = /!?\[((?:[^[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^)]*\))*\)/g;
const edges = /^["'(){},.;:!?…_]+|["'(){},.;:!?…_]+$/g;

/**
 * Key of a word that is the same if letters are transposed or doubled by mistake. Short words are unchanged, because
 * another order makes another word: `no` and `on`.
 */
function wordKey(word: string): string {
  const letters = word.toLowerCase().replaceAll("'", '').replace(/(.)\1/gu, '$1');
  return letters.length < 4 ? letters : [...letters].sort().join('');
}

/** Keys of a token, regardless of punctuation. Numbers, flags, and names with symbols are exact. */
function keysOf(token: string): string[] {
  const bare = token.replace(edges, '');
  if (!/[\p{L}\p{N}\p{S}%]/u.test(bare)) {
    return [];
  }
  return /^\p{L}[\p{L}'-]*$/u.test(bare)
    ? bare
        .split('-')
        .map(wordKey)
        .filter((key) => key !== '' && !articles.has(key))
    : [bare];
}

/** Most tokens occur thousands of times; without the cache, comparing all pages takes twice as long. */
const knownKeysOf = memoize(keysOf);

/**
 * The translatable words of a Markdown text, as a list of keys. Line breaks, formatting, anchors, link targets,
 * articles, and simple typos don't change it, but words, numbers, flags, and code do.
 */
export function wordsOf(markdown: string): string[] {
  const code: string[] = [];
  const plain = markdown
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/(`+)((?:(?!\n\s*\n)[^`])+)\1/g, (_, __, text: string) => ` ${mark}${code.push(text) - 1} `)
    .replace(link, '$1')
    .replace(/^\s*(?:>\s*)*(?:\d+[.)]\s)?/gm, ' ')
    .replace(/\\([\p{P}\p{S}])/gu, '$1')
    .replace(/\*+|~~/g, '')
    .replace(/[|[\]—–]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');
  const keys = plain.split(/\s+/).flatMap((token) => {
    const span = token.startsWith(mark) ? code[Number(token.slice(1))] : undefined;
    if (span === undefined) {
      return knownKeysOf(token);
    }
    // Formatting a plain word as code isn't a change.
    return /^[a-z]+$/.test(span) ? [wordKey(span)] : [`\`${span.replace(/\s+/g, ' ').trim()}\``];
  });
  // A repeated word is a typo.
  return keys.filter((key, index) => key !== keys[index - 1]);
}
