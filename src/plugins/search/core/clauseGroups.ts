import type {QueryClause} from '../types';
import {isStopWord} from './pipeline';
import {scan, tokenize, type Chunk} from './tokenize';
import {questionWords} from './words';

/** Words of a query that belong together: consecutive ones without operators, or a single one with some. */
export interface ClauseGroup {
  readonly clause: QueryClause;
  /** What is looked for. */
  readonly chunks: readonly Chunk[];
  /** The same with the words that tell nothing, in order: what stands next to each other may be one word. */
  readonly written: readonly Chunk[];
}

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

/** Chunks with the parts that tell something. */
function telling(chunks: readonly Chunk[]): Chunk[] {
  return withParts(
    chunks.map((chunk) =>
      chunk.joined.length > 0 ? chunk : {...chunk, parts: chunk.parts.filter(({term}) => !isStopWord(term))},
    ),
  );
}

/**
 * The words of each group that can be found: those that tell something, for running text is indexed without the
 * others; titles and tags have all of them. A query in which nothing tells more is taken as it is.
 */
export function clauseGroups(clauses: readonly QueryClause[]): ClauseGroup[] {
  const groups = groupClauses(clauses).map((clause) => {
    const written = withParts(scan(clause.text.replace(questionWords, ' ')));
    return {clause, written, chunks: telling(written)};
  });
  const isTelling = groups.some(({chunks}) => chunks.length > 0);
  return groups.map((group) => {
    const hasAllWords = group.clause.field === 'title' || group.clause.field === 'tags';
    if (isTelling && !hasAllWords) {
      return group;
    }
    const chunks = chunksOf(group.clause.text);
    return {...group, chunks, written: chunks};
  });
}
