import type {ParsedQuery, QueryClause} from '../types';
import {clauseGroups, type ClauseGroup} from './clauseGroups';
import {adjacentForms, formsOf, type Form, type PlacedChunk} from './forms';
import {compactOf, lettersOf, tellingWords} from './pages';
import type {Chunk} from './tokenize';
import {weightsOf} from './unitWeights';
import {definitionQuestion, questionWords} from './words';

/** A group of units that the reader said something about. */
export interface Constraint {
  readonly clause: QueryClause;
  readonly first: number;
  readonly last: number;
}

/** What a query looks for: numbered units, and the forms in which each may be found. */
export interface QueryUnits {
  readonly size: number;
  readonly forms: readonly Form[];
  readonly constraints: readonly Constraint[];
  /** What is asked for: the query without operators and without what they prohibit. */
  readonly text: string;
  /** Stems of the telling words of that text, to compare with titles. */
  readonly words: readonly string[];
  /** Its letters and digits alone, to compare with titles; empty where it has others. */
  readonly letters: string;
  /** The text without spaces and signs, and its last word, to compare with names of rows. */
  readonly compact: string;
  readonly lastWord: string;
  /** How much of the question each unit is. */
  readonly weights: readonly number[];
  readonly asksDefinition: boolean;
}

const mostUnits = 32;

/** Whether a unit is of what must not be found. */
export function isProhibited({constraints}: QueryUnits, unit: number): boolean {
  return constraints.some(
    ({clause, first, last}) => clause.presence === 'prohibited' && first <= unit && unit <= last,
  );
}

/**
 * Groups in the order in which they are numbered: where not all units can be looked for, what the reader required or
 * prohibited comes first, for it must not be lost in silence.
 */
function inLine(groups: readonly ClauseGroup[]): readonly ClauseGroup[] {
  const size = groups.reduce((sum, {chunks}) => sum + chunks.flatMap(({parts}) => parts).length, 0);
  const isPlain = ({clause}: ClauseGroup) => Object.keys(clause).length === 1;
  return size <= mostUnits
    ? groups
    : [...groups.filter((group) => !isPlain(group)), ...groups.filter(isPlain)];
}

/** Finds out what a query looks for. */
export function unitsOf({clauses}: ParsedQuery): QueryUnits {
  const forms: Form[] = [];
  const constraints: Constraint[] = [];
  const weights: number[] = [];
  const groups = inLine(clauseGroups(clauses));
  groups.forEach(({clause, chunks, written}, groupIndex) => {
    const isPlain = Object.keys(clause).length === 1;
    const first = weights.length;
    const placed = new Map(
      chunks.map((chunk, index): [number, number] => {
        const at = weights.length;
        const isTyped = isPlain && groupIndex === groups.length - 1;
        const grows = index === chunks.length - 1 && (isTyped || clause.isPrefix === true);
        weights.push(...weightsOf(chunk));
        forms.push(...formsOf(chunk, at, clause, grows));
        return [chunk.start, at];
      }),
    );
    if (isPlain) {
      const place = (chunk: Chunk): PlacedChunk => ({chunk, at: placed.get(chunk.start)});
      forms.push(...adjacentForms(written.map(place)));
    } else if (weights.length > first) {
      constraints.push({clause, first, last: weights.length - 1});
    }
  });
  const asked = clauses.filter(({presence}) => presence !== 'prohibited');
  const text = asked.map((clause) => clause.text).join(' ');
  return {
    size: Math.min(weights.length, mostUnits),
    forms: forms.filter(({last}) => last < mostUnits),
    constraints: constraints
      .filter(({first}) => first < mostUnits)
      .map((constraint) => ({...constraint, last: Math.min(constraint.last, mostUnits - 1)})),
    text,
    words: tellingWords(text.replace(questionWords, ' ')),
    letters: lettersOf(text),
    compact: compactOf(text),
    lastWord: compactOf(asked.at(-1)?.text ?? ''),
    weights: weights.slice(0, mostUnits),
    asksDefinition: definitionQuestion.test(text),
  };
}
