import type {QueryClause} from '../types';
import type {Chunk} from './tokenize';

/** A spelling by which one or more consecutive units of a query can be found. */
export interface Form {
  /** As typed. */
  readonly word: string;
  readonly first: number;
  readonly last: number;
  /** Whether longer words with this prefix match, even if the word itself is known. */
  readonly mayGrow?: boolean;
  /** Whether an unknown word may be a prefix of another, or a typo. */
  readonly isFlexible?: boolean;
  /** Whether it is an identifier or flag, a part of one, or another word for what was typed. */
  readonly role?: 'whole' | 'part' | 'synonym';
  /** Whether parts don't match if the whole is known, because an operator applies to the whole. */
  readonly needsWhole?: boolean;
  /** Edit distance that the reader asked for. */
  readonly edits?: number;
}

/** Numbers are never prefixes or typos of others. */
const number = /^\d+$/;

/** Whether a chunk is a single Chinese character on its own, not next to a function character. */
function isLoneHan({kind, term, parts}: Chunk): boolean {
  return kind === 'han' && parts.length === 1 && parts[0]?.term === term && [...term].length === 1;
}

/**
 * The spellings of a chunk and its parts.
 *
 * @param at number of its first unit
 * @param grows whether longer words that start with its last part match, too
 */
export function formsOf(chunk: Chunk, at: number, clause: QueryClause, grows: boolean): Form[] {
  const {kind, parts, joined} = chunk;
  const lastPart = parts.length - 1;
  const mayDiffer = kind !== 'han' && clause.presence !== 'prohibited';
  const needsWhole = clause.presence !== undefined;
  const ofParts = parts.map(({term}, index): Form => ({
    word: term,
    first: at + index,
    last: at + index,
    mayGrow: kind === 'han' ? isLoneHan(chunk) : grows && index === lastPart,
    isFlexible: mayDiffer && !number.test(term),
    role: joined.length > 0 ? 'part' : undefined,
    needsWhole,
    // Pairs of Chinese characters have no typos.
    edits: kind === 'han' ? undefined : clause.editDistance,
  }));
  const ofJoined = joined.map(({term}): Form => {
    const isFlag = term.startsWith('-');
    return {
      word: term,
      first: at,
      last: at + lastPart,
      mayGrow: grows,
      isFlexible: mayDiffer && term.startsWith('--'),
      role: kind === 'flag' && !isFlag ? 'part' : 'whole',
      needsWhole,
    };
  });
  return [...ofParts, ...ofJoined];
}

/** Two adjacent words, joined into one. */
export function joinedForms(before: Chunk, chunk: Chunk, at: number): Form[] {
  if (before.kind !== 'word' || chunk.kind !== 'word' || chunk.start !== before.end + 1) {
    return [];
  }
  const word = [...before.parts, ...chunk.parts].map(({term}) => term).join('');
  return [{word, first: at - before.parts.length, last: at + chunk.parts.length - 1}];
}
