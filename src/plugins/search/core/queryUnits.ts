import type {ParsedQuery, QueryClause} from '../types';
import {formsOf, joinedForms, type Form} from './forms';
import {compactOf, significantWords} from './pages';
import {overlapping, scan, tokenize, type Chunk} from './tokenize';
import {synonymForms, type Wording} from './wording';
import {definitionQuestion, questionWords, stopWords} from './words';

/** Consecutive units to which the reader applied an operator. */
interface Constraint {
  readonly clause: QueryClause;
  readonly first: number;
  readonly last: number;
}

/** The numbered units of a query, and the forms in which each can be found. */
export type QueryUnits = ReturnType<typeof unitsOf>;

/** Words of a query that belong together: consecutive ones without operators, or one with operators. */
interface Group {
  readonly clause: QueryClause;
  readonly chunks: readonly Chunk[];
}

const maxUnits = 32;

/** Whether a clause has no operators. */
const isPlain = (clause: QueryClause) => Object.keys(clause).length === 1;

/** Whether a unit belongs to a prohibited clause. */
export function isProhibited({constraints}: QueryUnits, unit: number): boolean {
  return constraints.some(
    ({clause, first, last}) => clause.presence === 'prohibited' && first <= unit && unit <= last,
  );
}

/** The units of a query that aren't prohibited. */
export function askedUnits(units: QueryUnits): number[] {
  return [...units.weights.keys()].filter((unit) => !isProhibited(units, unit));
}

/** Joins the texts of consecutive clauses without operators. */
function joinPlain(clauses: readonly QueryClause[]): QueryClause[] {
  const joined: QueryClause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain(clause)) {
      joined[joined.length - 1] = {text: `${last.text} ${clause.text}`};
    } else {
      joined.push(clause);
    }
  }
  return joined;
}

const hasParts = ({parts}: Chunk) => parts.length > 0;

/** Chunks of a text with their significant parts. */
function significantChunks(text: string): Chunk[] {
  return scan(text.replace(questionWords, ' '))
    .map((chunk) =>
      chunk.joined.length > 0
        ? chunk
        : {...chunk, parts: chunk.parts.filter(({term}) => !stopWords.has(term))},
    )
    .filter(hasParts);
}

/** All chunks of a text except question words, unless there are no others. */
function allChunks(text: string): Chunk[] {
  const asked = text.replace(questionWords, ' ');
  return scan(tokenize(asked).length > 0 ? asked : text).filter(hasParts);
}

/**
 * The searchable words of each group. Stop words are indexed only in titles and tags, so they are dropped unless the
 * query has no other words.
 */
function groupsOf(clauses: readonly QueryClause[]): Group[] {
  const groups = joinPlain(clauses).map((clause) => ({clause, chunks: significantChunks(clause.text)}));
  const hasSignificant = groups.some(({chunks}) => chunks.length > 0);
  const all = groups.map((group) => {
    const isOfTitle = group.clause.field === 'title' || group.clause.field === 'tags';
    return hasSignificant && !isOfTitle ? group : {...group, chunks: allChunks(group.clause.text)};
  });
  const size = all.reduce((sum, {chunks}) => sum + chunks.flatMap(({parts}) => parts).length, 0);
  // If there are too many units, keep the required and prohibited ones.
  return size <= maxUnits ? all : all.sort((a, b) => Number(isPlain(a.clause)) - Number(isPlain(b.clause)));
}

/**
 * Weights of the parts of a chunk. Two Chinese characters count as about one word, regardless of the number of pairs.
 */
function weightsOf({kind, parts}: Chunk): number[] {
  return kind !== 'han'
    ? parts.map(() => 1)
    : // Function characters split Chinese into runs, in which pairs overlap.
      overlapping(parts).flatMap((run) => run.map(() => (run.length + 1) / 2 / run.length));
}

/** Splits a query into units. */
export function unitsOf({clauses}: ParsedQuery, wording: Wording) {
  const forms: Form[] = [];
  const constraints: Constraint[] = [];
  const typed: string[] = [];
  const unitWeights: number[] = [];
  const groups = groupsOf(clauses);
  groups.forEach(({clause, chunks}, position) => {
    const first = unitWeights.length;
    const isLast = position === groups.length - 1;
    if (isPlain(clause)) {
      forms.push(...synonymForms(chunks, first, wording));
    }
    chunks.forEach((chunk, index) => {
      const isTyped = index === chunks.length - 1 && isLast && isPlain(clause);
      const grows = isTyped || (index === chunks.length - 1 && clause.isPrefix === true);
      const at = unitWeights.length;
      const before = chunks[index - 1];
      if (isPlain(clause) && before) {
        forms.push(...joinedForms(before, chunk, at));
      }
      forms.push(...formsOf(chunk, at, clause, grows));
      typed.push(...chunk.parts.map(({term}) => term));
      unitWeights.push(...weightsOf(chunk));
    });
    if (!isPlain(clause) && unitWeights.length > first) {
      constraints.push({clause, first, last: Math.min(unitWeights.length, maxUnits) - 1});
    }
  });
  const text = clauses
    .filter(({presence}) => presence !== 'prohibited')
    .map((clause) => clause.text)
    .join(' ');
  return {
    forms: forms.filter(({last}) => last < maxUnits),
    /** Typed text by unit. */
    typed: typed.slice(0, maxUnits),
    constraints: constraints.filter(({first}) => first < maxUnits),
    /** The words of the query, without operators and prohibited words. */
    text,
    /** Stems of the significant words in that text, to compare with titles. */
    words: significantWords(text.replace(questionWords, ' ')),
    /** The text without spaces and punctuation, to compare with row names. */
    compact: compactOf(text),
    /** Weight of each unit in the query. */
    weights: unitWeights.slice(0, maxUnits),
    asksDefinition: definitionQuestion.test(text),
  };
}
