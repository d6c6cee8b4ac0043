import type {Boosts, FieldName} from '../types';
import type {Expansion} from './expandForms';
import {fieldNumbers, type ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
import type {QueryUnits} from './queryUnits';

/** A form that stands for several words counts for each of them, but not fully. */
const joinedShare = 0.65;

/** A page that has a word in many sections is about it, and more so when it is an identifier: no page has it by chance. */
const spreads = {word: 0.3, identifier: 0.6} as const;

/** From which quality on a form counts for how common a unit is: parts of identifiers and far typos would hide it. */
const countedQuality = 0.5;

/** What the forms of a query weigh in the documents of one index. */
export interface Sums {
  /** For each unit and document, the best weighted form. */
  readonly scores: Float32Array;
  /** The same by unit and page. */
  readonly pages: Float32Array;
  /** In how many sections of a page the unit stands, and how much that says. */
  readonly sections: Uint16Array;
  readonly spread: Float32Array;
  /** Whether the unit stands in the document's title. */
  readonly inTitle: Uint8Array;
  /** For each unit, the number of documents that have it. */
  readonly documents: Uint32Array;
  /** Best weight of the unit in the title or the category of a page. */
  readonly context: Float32Array;
}

function boostOf(field: number, boosts: Boosts): number {
  return field === fieldNumbers.title
    ? boosts.title
    : field === fieldNumbers.tags
      ? boosts.tags
      : boosts.content;
}

/** What the reader said about each unit. */
interface UnitRules {
  readonly boost: number;
  readonly field?: FieldName;
}

function rulesOf({size, constraints}: QueryUnits): UnitRules[] {
  const rules: UnitRules[] = Array.from({length: size}, () => ({boost: 1}));
  for (const {clause, first, last} of constraints) {
    rules.fill({boost: clause.boost ?? 1, field: clause.field}, first, last + 1);
  }
  return rules;
}

/** Weighs a form in the titles and categories of pages. */
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
      const at = unit * pages.count + page;
      context[at] = Math.max(context[at] as number, contextWeight * quality * rarity * boost);
    }
  });
}

/** Weighs each unit of a query in each document of an index: forms of one unit do not add up, the best one counts. */
export function sumUp(
  index: ReadyIndex,
  units: QueryUnits,
  expansions: readonly Expansion[],
  boosts: Boosts,
): Sums {
  const {postings, pages} = index;
  const documentCount = pages.documents.length;
  const sums: Sums = {
    scores: new Float32Array(units.size * documentCount),
    pages: new Float32Array(units.size * pages.count),
    sections: new Uint16Array(units.size * pages.count),
    spread: new Float32Array(units.size).fill(spreads.word),
    documents: new Uint32Array(units.size),
    inTitle: new Uint8Array(units.size * documentCount),
    context: new Float32Array(units.size * pages.count),
  };
  const rules = rulesOf(units);
  // The best form of a unit comes first, for it says whether a document counts as having the unit.
  for (const expansion of [...expansions].sort((a, b) => b.quality - a.quality)) {
    const {id, first, last, quality, isWhole} = expansion;
    if (isWhole) {
      sums.spread.fill(spreads.identifier, first, last + 1);
    }
    const {field: only, boost} = rules[first] as UnitRules;
    const share = first === last ? 1 : joinedShare;
    const end = postings.starts[id + 1] ?? 0;
    let document = -1;
    let weight = 0;
    let isInTitle = false;
    const flush = () => {
      for (let unit = first; unit <= last && weight > 0; unit += 1) {
        const at = unit * documentCount + document;
        const page = unit * pages.count + (pages.documents[document] as DocumentFacts).page;
        if (sums.scores[at] === 0) {
          sums.sections[page] = (sums.sections[page] as number) + 1;
          sums.documents[unit] = (sums.documents[unit] as number) + (quality < countedQuality ? 0 : 1);
        }
        sums.scores[at] = Math.max(sums.scores[at] as number, weight);
        sums.inTitle[at] = Math.max(sums.inTitle[at] as number, isInTitle ? 1 : 0);
        sums.pages[page] = Math.max(sums.pages[page] as number, weight);
      }
    };
    for (let entry = postings.starts[id] ?? 0; entry < end; entry += 1) {
      if (postings.documents[entry] !== document) {
        flush();
        document = postings.documents[entry] as number;
        weight = 0;
        isInTitle = false;
      }
      const field = postings.fields[entry] as number;
      if (only === undefined || fieldNumbers[only] === field) {
        weight += (postings.weights[entry] as number) * boostOf(field, boosts) * quality * share * boost;
        isInTitle ||= field === fieldNumbers.title;
      }
    }
    flush();
    if (only === undefined) {
      addContext(sums, index, expansion, boosts.parentCategories * boost);
    }
  }
  return sums;
}
