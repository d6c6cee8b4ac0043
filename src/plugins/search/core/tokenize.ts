/** A term in a text, and its position. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Characters that belong together: a word, an identifier, a flag, or Chinese text. */
export interface Chunk extends Token {
  readonly kind: 'word' | 'flag' | 'han';
  readonly parts: readonly Token[];
  /** Other spellings of all parts of an identifier, including a flag as typed. */
  readonly joined: readonly Token[];
}

// Ranges are explicit, because named character classes differ between the engines of build and browser.
const accented = '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0370-\\u03FF\\u0400-\\u04FF';
const word = `[0-9A-Za-z${accented}]+`;
const inWord = `[\\w${accented}-]`;
const han =
  '[\\u3005\\u3007\\u3040-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7AF\\uF900-\\uFAFF\\u{20000}-\\u{3134F}]+';
// Flags come last, because they are rare and need a lookbehind.
const chunkPattern = new RegExp(
  `(?<word>${word}(?:[-_./]${word})*)|(?<han>${han})|-(?<!${inWord}-)(?:-${word}(?:[-_.]${word})*|[A-Za-z](?!${inWord}))`,
  'gu',
);
const plainWord = /^[a-z\d]+$/;
const piecePattern = new RegExp(word, 'gu');
// Between a lowercase letter or digit and a capital, and before the last of several capitals if a word follows.
const camelBoundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/;
const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A]/gi;
const functionCharacters = new Set(
  '的了和与或在是为及等也被把之吗呢吧们这那其此你我它但而让将从以每该已再又很些给个于所都各某另',
);
const noise = /^(?:\d{7,}|[\da-f]{16,})$/;
const digits = /^\d+$/;
const longestTerm = 40;
const maxJoinedParts = 4;

function isTerm({term}: Token): boolean {
  return term.length <= longestTerm && !noise.test(term);
}

/** Replaces full-width letters and digits with plain ones, without changing positions. */
function foldWidth(text: string): string {
  return text.replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

function partsOfPiece(piece: string, start: number): Token[] {
  let position = start;
  // An uppercase hash would be split into parts that are too short to recognize.
  const parts = noise.test(piece.toLowerCase()) ? [piece] : piece.split(camelBoundary);
  return parts.map((part) => {
    position += part.length;
    return {term: part.toLowerCase(), start: position - part.length, end: position};
  });
}

function wordChunk(text: string, start: number, kind: 'word' | 'flag'): Chunk {
  const end = start + text.length;
  if (plainWord.test(text)) {
    const token = {term: text, start, end};
    return {...token, kind, parts: [token], joined: []};
  }
  const parts = [...text.matchAll(piecePattern)].flatMap((match) =>
    partsOfPiece(match[0], start + match.index),
  );
  const chunk = {term: text.toLowerCase(), start, end};
  // Dotted numbers aren't identifiers: joined, their parts would be another number.
  const isJoined =
    parts.length >= 2 && parts.length <= maxJoinedParts && !parts.every(({term}) => digits.test(term));
  const joined = isJoined
    ? [{term: parts.map(({term}) => term).join(''), start: (parts[0] as Token).start, end}]
    : [];
  return {...chunk, kind, parts, joined: [...joined, ...(kind === 'flag' ? [chunk] : [])].filter(isTerm)};
}

function pairsOf(run: readonly Token[]): Token[] {
  return run.length === 1
    ? [...run]
    : run.slice(1).map((second, index) => {
        const first = run[index] as Token;
        return {term: first.term + second.term, start: first.start, end: second.end};
      });
}

function hanChunk(text: string, start: number): Chunk {
  const runs: Token[][] = [[]];
  let end = start;
  for (const character of text) {
    end += character.length;
    if (functionCharacters.has(character)) {
      runs.push([]);
    } else {
      runs.at(-1)?.push({term: character, start: end - character.length, end});
    }
  }
  return {term: text, start, end, kind: 'han', parts: runs.flatMap(pairsOf), joined: []};
}

const chinesePair = /^[\u3005-\u{3134F}]{2}$/u;

/** Whether a term is a pair of Chinese characters. */
export function isPair(term: string): boolean {
  return chinesePair.test(term);
}

/** Whether two terms are overlapping pairs of Chinese characters. */
export function isNextPair(before = '', term = ''): boolean {
  return isPair(before) && isPair(term) && [...before][1] === [...term][0];
}

/** Groups of tokens in which each token starts before the end of the previous one. */
export function overlapping(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    if (group && token.start < (group.at(-1) as Token).end) {
      group.push(token);
    } else {
      groups.push([token]);
    }
  }
  return groups;
}

/** Splits a text into words, identifiers, flags, and runs of Chinese, each with its terms. */
export function scan(text: string): Chunk[] {
  return [...foldWidth(text).matchAll(chunkPattern)].map((match) => {
    const [found] = match;
    if (match.groups?.han !== undefined) {
      return hanChunk(found, match.index);
    }
    return wordChunk(found, match.index, match.groups?.word === undefined ? 'flag' : 'word');
  });
}

/** All terms of a text with their positions, unstemmed and including stop words. */
export function tokenize(text: string): Token[] {
  return scan(text).flatMap(({parts, joined}) => [...parts.filter(isTerm), ...joined]);
}
