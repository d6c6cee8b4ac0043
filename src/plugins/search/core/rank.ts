import {askedOf} from './asked';
import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';
import {scoreOf} from './score';
import type {Sums} from './sums';

/** A document of one index with what it scored. */
export interface RankedDocument {
  readonly document: number;
  readonly score: number;
}

/** Documents that what the reader requires or prohibits leaves out: 1 for each of them. */
function leftOut({constraints}: QueryUnits, sums: Sums, documentCount: number): Uint8Array {
  const out = new Uint8Array(documentCount);
  for (const {clause, first, last} of constraints) {
    if (clause.presence !== undefined) {
      for (let document = 0; document < documentCount; document += 1) {
        let hasAll = true;
        for (let unit = first; unit <= last; unit += 1) {
          hasAll &&= sums.scores[unit * documentCount + document] !== 0;
        }
        if (hasAll === (clause.presence === 'prohibited')) {
          out[document] = 1;
        }
      }
    }
  }
  return out;
}

/**
 * Scores every document of an index that answers.
 *
 * @param sums what the forms of the query weigh in the documents
 */
export function rankIndex(index: ReadyIndex, units: QueryUnits, sums: Sums): RankedDocument[] {
  const documentCount = index.documents.length;
  const out = leftOut(units, sums, documentCount);
  const asked = askedOf(index, units);
  const ranked: RankedDocument[] = [];
  for (let document = 0; document < documentCount; document += 1) {
    if (out[document] === 0) {
      const score = asked.counted.length === 0 ? 1 : scoreOf(index, asked, sums, document);
      if (score > 0) {
        ranked.push({document, score});
      }
    }
  }
  return ranked;
}
