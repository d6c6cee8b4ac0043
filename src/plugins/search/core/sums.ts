import type {FieldName} from '../types';
import type {Expansion} from './expandForms';
import {fieldNames} from './indexFile';
import type {ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
import type {QueryUnits} from './queryUnits';
import {rarityFactor} from './rarity';
import {weights} from './weights';

/** What the forms of a query weigh in the documents of one index. Lists are ordered by unit, then document or page. */
export interface Sums {
  /** The best weighted form of each unit in each document. */
  readonly scores: Float32Array;
  /** The same in each page. */
  readonly pages: Float32Array;
  /** In how many sections of each page the unit is. */
  readonly sections: Uint16Array;
  /** How well the unit is in the document's title, from 0 to 1: a synonym or typo says less than the word itself. */
  readonly inTitle: Float32Array;
  /** Whether the unit is in the document's title or text, as opposed to its keywords. */
  readonly inText: Uint8Array;
  /** Whether the unit is in the document's tags or keywords. */
  readonly inTags: Uint8Array;
  /** For each unit, the number of documents that have it. */
  readonly documents: Uint32Array;
  /** The best weight of the unit around each page's sections: in title, category, or address. */
  readonly context: Float32Array;
}

function raise(list: Float32Array, at: number, value: number): void {
  list[at] = Math.max(list[at] as number, value);
}

/** Weighs a form in the titles, categories, and addresses of pages; a word that few of them have says more. */
function addContext(
  {context}: Sums,
  {pages, vocabulary}: ReadyIndex,
  {id, first, last, quality}: Expansion,
  boost: number,
): void {
  const found = pages.context.get(vocabulary.terms[id] as string);
  const rarity = found ? Math.log(1 + pages.count / found.size) : 0;
  found?.forEach((contextWeight, page) => {
    for (let unit = first; unit <= last; unit += 1) {
      raise(context, unit * pages.count + page, contextWeight * quality * rarity * boost);
    }
  });
}

/**
 * Weighs each unit of a query in each document of an index. Forms of one unit don't add up; the best one counts.
 *
 * @param indexes all indexes that are searched; a term's rarity is its rarity in all of them
 */
export function sumUp(
  index: ReadyIndex,
  units: QueryUnits,
  expansions: readonly Expansion[],
  indexes: readonly ReadyIndex[],
): Sums {
  const {postings, pages} = index;
  const documentCount = pages.documents.length;
  const size = units.weights.length;
  const sums: Sums = {
    scores: new Float32Array(size * documentCount),
    pages: new Float32Array(size * pages.count),
    sections: new Uint16Array(size * pages.count),
    documents: new Uint32Array(size),
    inTitle: new Float32Array(size * documentCount),
    inText: new Uint8Array(size * documentCount),
    inTags: new Uint8Array(size * documentCount),
    context: new Float32Array(size * pages.count),
  };
  const add = (
    {first, last, quality}: Expansion,
    document: number,
    weight: number,
    fields: Readonly<Record<FieldName, boolean>>,
  ) => {
    for (let unit = first; unit <= last; unit += 1) {
      const at = unit * documentCount + document;
      const page = unit * pages.count + (pages.documents[document] as DocumentFacts).page;
      if (sums.scores[at] === 0) {
        (sums.sections[page] as number) += 1;
        (sums.documents[unit] as number) += quality < weights.commonQuality ? 0 : 1;
      }
      raise(sums.scores, at, weight);
      raise(sums.inTitle, at, fields.title ? quality : 0);
      sums.inText[at] ||= fields.title || fields.content ? 1 : 0;
      sums.inTags[at] ||= fields.tags ? 1 : 0;
      raise(sums.pages, page, weight);
    }
  };
  // The best form of a unit comes first, because it decides whether a document counts as having the unit.
  for (const expansion of [...expansions].sort((a, b) => b.quality - a.quality)) {
    const {id, first, last, quality} = expansion;
    const operators = units.constraints.find((one) => one.first <= first && first <= one.last)?.clause;
    const {field: only, boost = 1} = operators ?? {};
    const factor = rarityFactor(index, id, indexes) * quality * (first === last ? 1 : weights.joined) * boost;
    const end = postings.starts[id + 1] ?? 0;
    let entry = postings.starts[id] ?? 0;
    while (entry < end) {
      const document = postings.documents[entry] as number;
      let weight = 0;
      const fields = {title: false, content: false, tags: false};
      for (; entry < end && postings.documents[entry] === document; entry += 1) {
        const field = fieldNames[postings.fields[entry] as number] as FieldName;
        if (only === undefined || only === field) {
          weight += (postings.weights[entry] as number) * weights[field];
          fields[field] = true;
        }
      }
      if (weight > 0) {
        add(expansion, document, weight * factor, fields);
      }
    }
    if (only === undefined) {
      addContext(sums, index, expansion, weights.context * boost);
    }
  }
  return sums;
}
