import type {FieldName} from '../types';
import type {Expansion} from './expandForms';
import {fieldNames} from './indexFile';
import type {ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
import type {QueryUnits} from './queryUnits';
import {weights} from './weights';

/** Weights of a unit of a query in the documents and pages of one index. */
export type UnitSums = ReturnType<typeof emptySums>;

/** What was found for a query in an index, with the weights of each unit. */
export interface Found {
  readonly index: ReadyIndex;
  readonly expansions: readonly Expansion[];
  readonly sums: readonly UnitSums[];
}

function emptySums({documents: {length}, count}: ReadyIndex['pages']) {
  return {
    /** Weight of the unit's best form in each document. */
    scores: new Float32Array(length),
    /** Best weight of the unit in the sections of each page. */
    pages: new Float32Array(count),
    /** Number of sections on each page with the unit. */
    sections: new Uint16Array(count),
    /** How well the unit matches the document's title, from 0 to 1. Synonyms and typos count less than the word itself. */
    inTitle: new Float32Array(length),
    /** Whether the unit is in the title, text, or phrases of a section, as opposed to the tags and keywords of a page. */
    inText: new Uint8Array(length),
    /** Whether the unit is in the tags or keywords of the page that starts with the document. */
    inTags: new Uint8Array(length),
    /** Best weight of the unit around each page's sections: in title, category, or address. */
    context: new Float32Array(count),
    /** Number of documents with the unit. */
    documents: 0,
  };
}

/** Inverse document frequency, by lunr's formula. */
function inverseFrequency(count: number, documents: number): number {
  return Math.log(1 + Math.abs((documents - count + 0.5) / (count + 0.5)));
}

/**
 * Replaces a term's inverse document frequency in one index with that in all indexes together. Otherwise, scores of
 * different indexes wouldn't be comparable: a word that is common in a small index may be rare overall.
 *
 * @returns a factor for the term's weights in `index`
 */
function rarityFactor(index: ReadyIndex, id: number, indexes: readonly ReadyIndex[]): number {
  const term = index.vocabulary.terms[id] as string;
  // Like lunr, counts a document once per field with the term.
  const countIn = ({postings, vocabulary}: ReadyIndex) =>
    (postings[vocabulary.exact(term) ?? -1]?.length ?? 0) / 3;
  const count = indexes.reduce((sum, one) => sum + countIn(one), 0);
  const documents = indexes.reduce((sum, one) => sum + one.documents.length, 0);
  return inverseFrequency(count, documents) / inverseFrequency(countIn(index), index.documents.length);
}

function raise(list: Float32Array, at: number, value: number): void {
  list[at] = Math.max(list[at] as number, value);
}

/** Adds the weight of a form in the titles, categories, and addresses of pages. Rare words count more. */
function addContext(sums: readonly UnitSums[], {index, id, quality}: Expansion, boost: number): void {
  const {pages, vocabulary} = index;
  const found = pages.context.get(vocabulary.terms[id] as string);
  const rarity = found ? Math.log(1 + pages.count / found.size) : 0;
  found?.forEach((page) => sums.forEach(({context}) => raise(context, page, quality * rarity * boost)));
}

/**
 * Computes the weight of each unit of a query in each document of an index. Only the best form of a unit counts.
 *
 * @param all terms of all indexes that the query may mean
 * @param indexes all searched indexes, which determine how rare a term is
 */
export function sumUp(
  index: ReadyIndex,
  units: QueryUnits,
  all: readonly Expansion[],
  indexes: readonly ReadyIndex[],
): Found {
  const {postings, pages} = index;
  const expansions = all.filter((one) => one.index === index);
  const sums = units.weights.map(() => emptySums(pages));
  const add = (
    sum: UnitSums,
    quality: number,
    document: number,
    weight: number,
    fields: Readonly<Record<FieldName, boolean>>,
  ) => {
    const {page, isPage} = pages.documents[document] as DocumentFacts;
    if (sum.scores[document] === 0) {
      (sum.sections[page] as number) += 1;
      sum.documents += 1;
    }
    raise(sum.scores, document, weight);
    raise(sum.inTitle, document, fields.title ? quality : 0);
    sum.inText[document] ||= fields.title || fields.content || !isPage ? 1 : 0;
    sum.inTags[document] ||= fields.tags && isPage ? 1 : 0;
    raise(sum.pages, page, weight);
  };
  for (const expansion of expansions) {
    const {id, first, last, quality} = expansion;
    const operators = units.constraints.find((one) => one.first <= first && first <= one.last)?.clause;
    const {field: only, boost = 1} = operators ?? {};
    const factor = rarityFactor(index, id, indexes) * quality * (first === last ? 1 : weights.joined) * boost;
    const raised = sums.slice(first, last + 1);
    const posted = postings[id] ?? [];
    for (let at = 0; at < posted.length;) {
      const document = posted[at] as number;
      let weight = 0;
      const fields = {title: false, content: false, tags: false};
      for (; posted[at] === document; at += 3) {
        const field = fieldNames[posted[at + 1] as number] as FieldName;
        if (only === undefined || only === field) {
          weight += (posted[at + 2] as number) * weights[field];
          fields[field] = true;
        }
      }
      if (weight > 0) {
        raised.forEach((sum) => add(sum, quality, document, weight * factor, fields));
      }
    }
    if (only === undefined) {
      addContext(raised, expansion, weights.context * boost);
    }
  }
  return {index, expansions, sums};
}
