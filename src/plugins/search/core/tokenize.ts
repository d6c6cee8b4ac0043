/** A term that a text contains, and where. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Parts of an identifier, first to last, written as one term. */
export interface JoinedToken extends Token {
  readonly first: number;
  readonly last: number;
}

/** A run of characters that belong together: a word, an identifier, a flag, or Chinese text. */
export interface Chunk extends Token {
  readonly kind: 'word' | 'flag' | 'han';
  readonly parts: readonly Token[];
  /** Other spellings of several parts, for identifiers; a flag as typed is one of them. */
  readonly joined: readonly JoinedToken[];
}

// Ranges are spelled out: character classes by name differ between the engines of build and browser.
const accented = '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0370-\\u03FF\\u0400-\\u04FF';
const word = `[0-9A-Za-z${accented}]+`;
const inWord = `[\\w${accented}-]`;
const han =
  '[\\u3005\\u3007\\u3040-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7AF\\uF900-\\uFAFF\\u{20000}-\\u{3134F}]+';
// What begins with a hyphen comes last: most of a text does not, and is read without looking back.
const chunkPattern = new RegExp(
  `(?<word>${word}(?:[-_./]${word})*)|(?<han>${han})|-(?<!${inWord}-)(?:-${word}(?:[-_.]${word})*|[A-Za-z](?!${inWord}))`,
  'gu',
);
const plainWord = /^[a-z\d]+$/;
const piecePattern = new RegExp(word, 'gu');
// Between a small letter or digit and a capital, and before the last capital of several when a word follows.
const camelBoundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/;
const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A]/gi;
const functionCharacters = new Set(
  '的了和与或在是为及等也被把之吗呢吧们这那其此你我它但而让将从以每该已再又很些给个于所都各某另',
);
const noise = /^(?:\d{7,}|[\da-f]{16,})$/;
const digits = /^\d+$/;
const longestTerm = 40;
const mostJoinedParts = 4;

function isTerm({term}: Token): boolean {
  return term.length <= longestTerm && !noise.test(term);
}

/** Letters and digits of full width become plain ones; positions stay. */
function foldWidth(text: string): string {
  return text.replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

function partsOfPiece(piece: string, start: number): Token[] {
  let position = start;
  // The parts of a hash in capitals would be too short to be known as noise.
  const parts = noise.test(piece.toLowerCase()) ? [piece] : piece.split(camelBoundary);
  return parts.map((part) => {
    const token = {term: part.toLowerCase(), start: position, end: position + part.length};
    position = token.end;
    return token;
  });
}

function join(parts: readonly Token[], first: number, last: number): JoinedToken {
  const joined = parts.slice(first, last + 1);
  return {
    term: joined.map(({term}) => term).join(''),
    start: (parts[first] as Token).start,
    end: (parts[last] as Token).end,
    first,
    last,
  };
}

/** A number with points is no identifier: its parts as one would be another number. */
function isJoinable(parts: readonly Token[]): boolean {
  return parts.length >= 2 && parts.length <= mostJoinedParts && !parts.every(({term}) => digits.test(term));
}

function wordChunk(text: string, start: number, kind: 'word' | 'flag'): Chunk {
  if (plainWord.test(text)) {
    const token = {term: text, start, end: start + text.length};
    return {...token, kind, parts: [token], joined: []};
  }
  const pieces = [...text.matchAll(piecePattern)].map((match) => partsOfPiece(match[0], start + match.index));
  const parts = pieces.flat();
  const joined: JoinedToken[] = [];
  if (pieces.length > 1) {
    let first = 0;
    for (const piece of pieces) {
      if (isJoinable(piece)) {
        joined.push(join(parts, first, first + piece.length - 1));
      }
      first += piece.length;
    }
  }
  if (isJoinable(parts)) {
    joined.push(join(parts, 0, parts.length - 1));
  }
  const chunk = {term: text.toLowerCase(), start, end: start + text.length};
  if (kind === 'flag') {
    joined.push({...chunk, first: 0, last: parts.length - 1});
  }
  return {...chunk, kind, parts, joined: joined.filter(isTerm)};
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
  const parts: Token[] = [];
  let run: Token[] = [];
  let position = start;
  for (const character of text) {
    const token = {term: character, start: position, end: position + character.length};
    position = token.end;
    if (functionCharacters.has(character)) {
      parts.push(...pairsOf(run));
      run = [];
    } else {
      run.push(token);
    }
  }
  parts.push(...pairsOf(run));
  return {term: text, start, end: position, kind: 'han', parts, joined: []};
}

/** Cuts a text into words, identifiers, flags, and Chinese runs, each with the terms it stands for. */
export function scan(text: string): Chunk[] {
  return [...foldWidth(text).matchAll(chunkPattern)].map((match) => {
    const [found] = match;
    if (match.groups?.han !== undefined) {
      return hanChunk(found, match.index);
    }
    return wordChunk(found, match.index, match.groups?.word === undefined ? 'flag' : 'word');
  });
}

/** All terms of a text with their places, as written: not stemmed, stop words included. */
export function tokenize(text: string): Token[] {
  return scan(text).flatMap(({parts, joined}) => [...parts.filter(isTerm), ...joined]);
}
