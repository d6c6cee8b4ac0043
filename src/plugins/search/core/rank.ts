import type {Boosts, FieldName} from '../types';
import type {Expansion} from './expandForms';
import {fieldNumbers, type ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';

/** A document of one index with what it scored. */
export interface RankedDocument {
  readonly document: number;
  readonly score: number;
}

/** What counts besides the weights of the words; figures for each are in ARCHITECTURE.md. */
const factors = {
  /** A form that stands for several words counts for each of them, but not fully. */
  joined: 0.75,
  /** How much of a unit is covered by a word around the section, and by one elsewhere on the page. */
  contextCoverage: 0.8,
  pageCoverage: 0.5,
  /** How much such a word adds to the score. */
  contextScore: 0.5,
  pageScore: 0.2,
  titleCovered: 0.7,
  titleEqual: 1.5,
  ownTitleEqual: 1.3,
  subjectAsked: 1.8,
  wholePage: 1.4,
  /** A row of a table whose name was not asked for is seldom what a reader wants. */
  otherRow: 0.5,
} as const;

interface Sums {
  /** For each unit and document, the best weighted form. */
  readonly scores: Float32Array;
  /** The same by unit and page. */
  readonly pages: Float32Array;
  /** Whether the unit stands in the document's title. */
  readonly inTitle: Uint8Array;
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

function sumUp(index: ReadyIndex, units: QueryUnits, expansions: readonly Expansion[], boosts: Boosts): Sums {
  const {postings, pages, vocabulary} = index;
  const documentCount = pages.documents.length;
  const sums: Sums = {
    scores: new Float32Array(units.size * documentCount),
    pages: new Float32Array(units.size * pages.count),
    inTitle: new Uint8Array(units.size * documentCount),
    context: new Float32Array(units.size * pages.count),
  };
  const rules = rulesOf(units);
  for (const {id, first, last, quality} of expansions) {
    const {field: only, boost} = rules[first] as UnitRules;
    const share = first === last ? 1 : factors.joined;
    const end = postings.starts[id + 1] ?? 0;
    let document = -1;
    let weight = 0;
    let isInTitle = false;
    const flush = () => {
      for (let unit = first; unit <= last && weight > 0; unit += 1) {
        const at = unit * documentCount + document;
        sums.scores[at] = Math.max(sums.scores[at] as number, weight);
        sums.inTitle[at] = Math.max(sums.inTitle[at] as number, isInTitle ? 1 : 0);
        const page = unit * pages.count + (pages.documents[document] as {page: number}).page;
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
      const found = pages.context.get(vocabulary.terms[id] as string);
      const rarity = found ? Math.log(1 + pages.count / found.size) : 0;
      found?.forEach((contextWeight, page) => {
        for (let unit = first; unit <= last; unit += 1) {
          const at = unit * pages.count + page;
          const value = contextWeight * quality * rarity * boosts.parentCategories * boost;
          sums.context[at] = Math.max(sums.context[at] as number, value);
        }
      });
    }
  }
  return sums;
}

/** Whether all units of a group stand in a document. */
function hasAll(sums: Sums, documentCount: number, document: number, first: number, last: number): boolean {
  for (let unit = first; unit <= last; unit += 1) {
    if (sums.scores[unit * documentCount + document] === 0) {
      return false;
    }
  }
  return true;
}

function scoreOf(
  index: ReadyIndex,
  units: QueryUnits,
  key: string,
  counted: readonly number[],
  sums: Sums,
  document: number,
): number {
  const {pages} = index;
  const facts = pages.documents[document] as ReadyIndex['pages']['documents'][number];
  const documentCount = pages.documents.length;
  let sum = 0;
  let covered = 0;
  let inTitle = 0;
  let isFound = false;
  for (const unit of counted) {
    const own = sums.scores[unit * documentCount + document] as number;
    const context = sums.context[unit * pages.count + facts.page] as number;
    const page = sums.pages[unit * pages.count + facts.page] as number;
    sum += own + factors.contextScore * context;
    if (own > 0) {
      isFound = true;
      covered += 1;
      inTitle += sums.inTitle[unit * documentCount + document] as number;
    } else if (context > 0) {
      covered += factors.contextCoverage;
    } else if (page > 0) {
      covered += factors.pageCoverage;
      sum += factors.pageScore * page;
    }
  }
  if (!isFound) {
    return 0;
  }
  const size = counted.length;
  const titleShare = (inTitle / size) * (0.5 + 0.5 * Math.min(1, inTitle / facts.titleSize));
  const isSubject = facts.subjectKey !== '' && facts.subjectKey === key;
  return (
    sum *
    (covered / size) ** 2 *
    (1 + factors.titleCovered * titleShare) *
    (facts.titleKey === units.words.join('') || isSubject
      ? factors.titleEqual
      : facts.ownTitleKey === key
        ? factors.ownTitleEqual
        : 1) *
    (isSubject && units.asksDefinition ? factors.subjectAsked : 1) *
    (facts.isPage ? factors.wholePage : 1) *
    (facts.isRow && inTitle === 0 ? factors.otherRow : 1)
  );
}

/** Scores every document of an index that answers. */
export function rankIndex(
  index: ReadyIndex,
  units: QueryUnits,
  expansions: readonly Expansion[],
  boosts: Boosts,
): RankedDocument[] {
  const sums = sumUp(index, units, expansions, boosts);
  const documentCount = index.documents.length;
  const prohibited = units.constraints.filter(({clause}) => clause.presence === 'prohibited');
  const required = units.constraints.filter(({clause}) => clause.presence === 'required');
  const counted = Array.from({length: units.size}, (_, unit) => unit).filter(
    (unit) => !prohibited.some(({first, last}) => first <= unit && unit <= last),
  );
  const own = units.words.filter((word) => !index.pages.productTerms.has(word));
  const key = (own.length > 0 ? own : units.words).join('');
  const ranked: RankedDocument[] = [];
  for (let document = 0; document < documentCount; document += 1) {
    const score = counted.length === 0 ? 1 : scoreOf(index, units, key, counted, sums, document);
    if (
      score > 0 &&
      required.every(({first, last}) => hasAll(sums, documentCount, document, first, last)) &&
      !prohibited.some(({first, last}) => hasAll(sums, documentCount, document, first, last))
    ) {
      ranked.push({document, score});
    }
  }
  return ranked;
}
