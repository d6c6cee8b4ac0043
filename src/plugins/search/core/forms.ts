import type {QueryClause} from '../types';
import {stem} from './pipeline';
import type {Chunk, Token} from './tokenize';
import {isLoneHan} from './unitWeights';
import {particles} from './words';

/** A spelling by which one unit of a query, or several in a row, may be found. */
export interface Form {
  /** As it stands in an index. */
  readonly term: string;
  /** As it was typed. */
  readonly word: string;
  readonly first: number;
  readonly last: number;
  /** Whether longer words that begin so count as well, also where the word itself is known. */
  readonly mayGrow: boolean;
  /** Whether a word that is not known may be the beginning of others. */
  readonly mayBegin: boolean;
  /** Whether a word that is not known may be a mistyped one. */
  readonly mayBeMistyped: boolean;
  /** Whether the form is a part of something that was typed as one, such as an identifier. */
  readonly isPart: boolean;
  /** Whether it does not count as such a part where the whole is known: who requires or prohibits means the whole. */
  readonly needsWhole: boolean;
  /** Whether the form is all of it. */
  readonly isWhole: boolean;
  /** Distance that the reader asked for. */
  readonly edits?: number;
}

/** A chunk of a query and the number of its first unit; a word that tells nothing has no unit. */
export interface PlacedChunk {
  readonly chunk: Chunk;
  readonly at?: number;
}

/** How many words in a row may have been one. */
const mostJoinedWords = 3;

/** A number is neither the beginning of another nor a mistyped one. */
const number = /^\d+$/;

/** A lone Chinese character stands for the words that begin with it; so does the last one of what is being typed. */
function growsAsHan(chunk: Chunk, {term, end}: Token, grows: boolean): boolean {
  return isLoneHan(chunk) || (grows && [...term].length === 1 && end === chunk.end);
}

/**
 * The spellings of a chunk of a query and of its parts.
 *
 * @param at number of its first unit
 * @param grows whether longer words that begin with its last part count as well
 */
export function formsOf(chunk: Chunk, at: number, clause: QueryClause, grows: boolean): Form[] {
  const {kind, parts, joined} = chunk;
  const lastPart = parts.length - 1;
  const isStrict = clause.presence === 'prohibited';
  const needsWhole = clause.presence !== undefined;
  const ofParts = parts.map((part, index): Form => {
    const {term} = part;
    const isFlexible = kind !== 'han' && !isStrict && !number.test(term);
    return {
      term: stem(term),
      word: term,
      first: at + index,
      last: at + index,
      mayGrow: kind === 'han' ? growsAsHan(chunk, part, grows) : grows && index === lastPart,
      mayBegin: isFlexible,
      mayBeMistyped: isFlexible,
      isPart: joined.length > 0,
      needsWhole,
      isWhole: false,
      // A pair of Chinese characters has nothing to be near to.
      edits: kind === 'han' ? undefined : clause.editDistance,
    };
  });
  const ofJoined = joined.map(({term, first, last}): Form => ({
    term: stem(term),
    word: term,
    first: at + first,
    last: at + last,
    mayGrow: grows && last === lastPart,
    mayBegin: !isStrict && first === last,
    mayBeMistyped: kind === 'flag' && term.startsWith('--') && !isStrict,
    isPart: kind === 'flag' && !term.startsWith('-'),
    needsWhole,
    isWhole: kind === 'flag' ? term.startsWith('-') : last - first === lastPart,
  }));
  return [...ofParts, ...ofJoined];
}

/** Whether words in a row may have been one: each tells something, or the second of two is the rest of the first. */
function mayBeOne(run: readonly PlacedChunk[]): boolean {
  const [first, ...others] = run;
  const tells = ({at}: PlacedChunk) => at !== undefined;
  const areRest = others.length === 1 && others.every(({chunk}) => particles.has(chunk.term));
  return (
    run.every(({chunk}) => chunk.kind === 'word') &&
    (run.every(tells) || (tells(first as PlacedChunk) && areRest))
  );
}

/** Words that stand next to each other, also as one. */
export function adjacentForms(chunks: readonly PlacedChunk[]): Form[] {
  return chunks.flatMap((_, start) => {
    const forms: Form[] = [];
    for (let count = 2; count <= mostJoinedWords; count += 1) {
      const run = chunks.slice(start, start + count);
      if (run.length === count && mayBeOne(run)) {
        const units = run.flatMap(({chunk, at}) =>
          at === undefined ? [] : [at, at + chunk.parts.length - 1],
        );
        const text = run.flatMap(({chunk}) => chunk.parts.map(({term}) => term)).join('');
        forms.push({
          term: stem(text),
          word: text,
          first: Math.min(...units),
          last: Math.max(...units),
          mayGrow: false,
          mayBegin: false,
          mayBeMistyped: false,
          isPart: false,
          needsWhole: false,
          isWhole: false,
        });
      }
    }
    return forms;
  });
}
