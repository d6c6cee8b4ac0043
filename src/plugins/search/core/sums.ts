import type {FieldName} from '../types';
import type {Expansion} from './expandForms';
import {fieldNames} from './indexFile';
import type {ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
import type {QueryUnits} from './queryUnits';
import {rarityFactor} from './rarity';
import {weights} from './weights';

/** Weights of a query's units in the documents of one index. Lists are ordered by unit, then document or page. */
export interface Sums {
  /** Weight of each unit's best form in each document. */
  readonly scores: Float32Array;
  /** The same for each page. */
  readonly pages: Float32Array;
  /** Number of sections on each page with the unit. */
  readonly sections: Uint16Array;
  /**
   * How well the unit matches the document's title, from 0 to 1. Synonyms and typos count less than the word itself.
   */
  readonly inTitle: Float32Array;
  /** Whether the unit is in the title, text, or phrases of a section, as opposed to the tags and keywords of a page. */
  readonly inText: Uint8Array;
  /** Whether the unit is in the tags or keywords of the page that starts with the document. */
  readonly inTags: Uint8Array;
  /** Number of documents with each unit. */
  readonly documents: Uint32Array;
  /** Best weight of the unit around each page's sections: in title, category, or address. */
  readonly context: Float32Array;
}

function raise(list: Float32Array, at: number, value: number): void {
  list[at] = Math.max(list[at] as number, value);
}

/** Adds the weight of a form in the titles, categories, and addresses of pages. Rare words count more. */
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
 * Computes the weight of each unit of a query in each document of an index. Only the best form of a unit counts.
 *
 * @param indexes all searched indexes, which determine how rare a term is
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
      const facts = pages.documents[document] as DocumentFacts;
      const page = unit * pages.count + facts.page;
      if (sums.scores[at] === 0) {
        (sums.sections[page] as number) += 1;
        (sums.documents[unit] as number) += quality < weights.commonQuality ? 0 : 1;
      }
      raise(sums.scores, at, weight);
      raise(sums.inTitle, at, fields.title ? quality : 0);
      sums.inText[at] ||= fields.title || fields.content || !facts.isPage ? 1 : 0;
      sums.inTags[at] ||= fields.tags && facts.isPage ? 1 : 0;
      raise(sums.pages, page, weight);
    }
  };
  // Best forms first, because they determine whether a document has a unit.
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
