import type {ParsedQuery, QueryClause} from '../types';
import {compactOf, tellingWords} from './pages';
import {isStopWord, stem} from './pipeline';
import {scan, tokenize, type Chunk} from './tokenize';
import {definitionQuestion, questionWords} from './words';

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
  /** Whether a word that is not known may be a mistyped one. */
  readonly mayBeMistyped: boolean;
  /** Whether the form is a part of something that was typed as one, such as an identifier. */
  readonly isPart: boolean;
  /** Whether the form is all of it. */
  readonly isWhole: boolean;
  /** Distance that the reader asked for. */
  readonly edits?: number;
}

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
  /** The text without spaces and signs, and its last word, to compare with names of rows. */
  readonly compact: string;
  readonly lastWord: string;
  /** How much each unit counts: two Chinese characters are about a word, however many pairs they make. */
  readonly weights: readonly number[];
  readonly asksDefinition: boolean;
}

const mostUnits = 32;
const mostJoinedWords = 3;

/** Consecutive words without operators are one text; every other word is one of its own. */
function groupClauses(clauses: readonly QueryClause[]): QueryClause[] {
  const groups: QueryClause[] = [];
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0) {
      groups.push({text: plain.join(' ')});
      plain = [];
    }
  };
  for (const clause of clauses) {
    if (Object.keys(clause).length === 1) {
      plain.push(clause.text);
    } else {
      flush();
      groups.push(clause);
    }
  }
  flush();
  return groups;
}

function withParts(chunks: readonly Chunk[]): Chunk[] {
  return chunks.filter(({parts}) => parts.length > 0);
}

function chunksOf(text: string): Chunk[] {
  const asked = text.replace(questionWords, ' ');
  return withParts(scan(tokenize(asked).length > 0 ? asked : text));
}

/** Parts that tell something. */
function tellingChunks(text: string): Chunk[] {
  return withParts(
    scan(text.replace(questionWords, ' ')).map((chunk) =>
      chunk.joined.length > 0 ? chunk : {...chunk, parts: chunk.parts.filter(({term}) => !isStopWord(term))},
    ),
  );
}

interface Group {
  readonly clause: QueryClause;
  readonly chunks: readonly Chunk[];
}

/**
 * The words of each group that can be found: those that tell something, for running text is indexed without the
 * others; titles and tags have all of them. A query in which nothing tells more is taken as it is.
 */
function tellingGroups(clauses: readonly QueryClause[]): Group[] {
  const groups = groupClauses(clauses).map((clause) => ({clause, chunks: tellingChunks(clause.text)}));
  const isTelling = groups.some(({chunks}) => chunks.length > 0);
  return groups.map(({clause, chunks}) => {
    const hasAllWords = clause.field === 'title' || clause.field === 'tags';
    return {clause, chunks: isTelling && !hasAllWords ? chunks : chunksOf(clause.text)};
  });
}

/** Weights of the parts of a chunk: a run of Chinese has a pair for every character but one. */
function weightsOf({kind, parts}: Chunk): number[] {
  if (kind !== 'han') {
    return parts.map(() => 1);
  }
  const runs: number[] = [];
  parts.forEach(({start}, index) => {
    const before = parts[index - 1];
    if (before && start < before.end) {
      runs.push((runs.pop() as number) + 1);
    } else {
      runs.push(1);
    }
  });
  return runs.flatMap((pairs) => Array.from({length: pairs}, () => (pairs + 1) / 2 / pairs));
}

interface Collector {
  readonly forms: Form[];
  readonly weights: number[];
  size: number;
}

function addChunk({forms, size}: Collector, chunk: Chunk, options: Pick<Form, 'mayGrow' | 'edits'>): number {
  const {kind, parts, joined} = chunk;
  const lastPart = parts.length - 1;
  parts.forEach(({term}, index) => {
    const at = size + index;
    const mayGrow = options.mayGrow && index === lastPart && (kind !== 'han' || term.length === 1);
    // A lone Chinese character stands for the words that begin with it.
    const isAlone = kind === 'han' && parts.length === 1;
    forms.push({
      term: stem(term),
      word: term,
      first: at,
      last: at,
      mayGrow: mayGrow || (isAlone && [...term].length === 1),
      mayBeMistyped: kind !== 'han',
      isPart: joined.length > 0,
      isWhole: false,
      // A pair of Chinese characters has nothing to be near to.
      edits: kind === 'han' ? undefined : options.edits,
    });
  });
  for (const {term, first, last} of joined) {
    forms.push({
      term: stem(term),
      word: term,
      first: size + first,
      last: size + last,
      mayGrow: options.mayGrow && last === lastPart,
      mayBeMistyped: kind === 'flag' && term.startsWith('--'),
      isPart: kind === 'flag' && !term.startsWith('-'),
      isWhole: kind === 'flag' ? term.startsWith('-') : last - first === lastPart,
    });
  }
  return size + parts.length;
}

/** Words that stand next to each other are also looked for as one. */
function addAdjacent(forms: Form[], chunks: readonly {readonly chunk: Chunk; readonly at: number}[]): void {
  chunks.forEach((_, start) => {
    for (let count = 2; count <= mostJoinedWords; count += 1) {
      const run = chunks.slice(start, start + count);
      if (run.length < count || run.some(({chunk}) => chunk.kind !== 'word')) {
        return;
      }
      const last = run[count - 1] as (typeof run)[number];
      const text = run.flatMap(({chunk}) => chunk.parts.map(({term}) => term)).join('');
      forms.push({
        term: stem(text),
        word: text,
        first: (run[0] as typeof last).at,
        last: last.at + last.chunk.parts.length - 1,
        mayGrow: false,
        mayBeMistyped: false,
        isPart: false,
        isWhole: false,
      });
    }
  });
}

/** Whether a unit is of what must not be found. */
export function isProhibited({constraints}: QueryUnits, unit: number): boolean {
  return constraints.some(
    ({clause, first, last}) => clause.presence === 'prohibited' && first <= unit && unit <= last,
  );
}

/** Finds out what a query looks for. */
export function unitsOf({clauses}: ParsedQuery): QueryUnits {
  const collector: Collector = {forms: [], weights: [], size: 0};
  const constraints: Constraint[] = [];
  const groups = tellingGroups(clauses);
  groups.forEach(({clause, chunks}, groupIndex) => {
    const isPlain = Object.keys(clause).length === 1;
    const start = collector.size;
    const placed = chunks.map((chunk, index) => {
      const at = collector.size;
      const isLast = index === chunks.length - 1;
      const grows = isPlain && groupIndex === groups.length - 1;
      collector.weights.push(...weightsOf(chunk));
      collector.size = addChunk(collector, chunk, {
        mayGrow: isLast && (grows || clause.isPrefix === true),
        edits: clause.editDistance,
      });
      return {chunk, at};
    });
    if (isPlain) {
      addAdjacent(collector.forms, placed);
    } else if (collector.size > start) {
      constraints.push({clause, first: start, last: collector.size - 1});
    }
  });
  const asked = clauses.filter(({presence}) => presence !== 'prohibited');
  const text = asked.map((clause) => clause.text).join(' ');
  return {
    size: Math.min(collector.size, mostUnits),
    forms: collector.forms.filter(({last}) => last < mostUnits),
    constraints: constraints.filter(({last}) => last < mostUnits),
    text,
    compact: compactOf(text),
    lastWord: compactOf(asked.at(-1)?.text ?? ''),
    weights: collector.weights.slice(0, mostUnits),
    words: tellingWords(text.replace(questionWords, ' ')),
    asksDefinition: definitionQuestion.test(text),
  };
}
