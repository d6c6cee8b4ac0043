import type {Boosts, FieldName} from '../types';
import {askedOf, type Asked} from './asked';
import type {Expansion} from './expandForms';
import {fieldNumbers, type ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
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
  titleEqual: 1.6,
  subjectEqual: 1.5,
  ownTitleEqual: 1.3,
  subjectAsked: 1.8,
  wholePage: 1.4,
  /** A page that has a word in many sections is about it, and more so when it is an identifier: no page has it by chance. */
  spread: 0.3,
  identifierSpread: 0.6,
  /** A row of a table whose name was not asked for is seldom what a reader wants. */
  otherRow: 0.5,
} as const;

interface Sums {
  /** For each unit and document, the best weighted form. */
  readonly scores: Float32Array;
  /** The same by unit and page. */
  readonly pages: Float32Array;
  /** In how many sections of a page the unit stands, and how much that says. */
  readonly sections: Uint16Array;
  readonly spread: Float32Array;
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
    sections: new Uint16Array(units.size * pages.count),
    spread: new Float32Array(units.size).fill(factors.spread),
    inTitle: new Uint8Array(units.size * documentCount),
    context: new Float32Array(units.size * pages.count),
  };
  const rules = rulesOf(units);
  for (const {id, first, last, quality, isWhole} of expansions) {
    if (isWhole) {
      sums.spread.fill(factors.identifierSpread, first, last + 1);
    }
    const {field: only, boost} = rules[first] as UnitRules;
    const share = first === last ? 1 : factors.joined;
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

/** How much the title says that the document is what was asked for. */
function titleFactor(
  {titleKey, ownTitleKey, subjectKey}: DocumentFacts,
  {units, key, ownKey}: Asked,
): number {
  if (subjectKey !== '' && subjectKey === ownKey && units.asksDefinition) {
    return factors.subjectEqual * factors.subjectAsked;
  }
  if (titleKey === key) {
    return factors.titleEqual;
  }
  if (subjectKey !== '' && subjectKey === ownKey) {
    return factors.subjectEqual;
  }
  return ownTitleKey === ownKey ? factors.ownTitleEqual : 1;
}

/** Whether a row is not asked for by its name, nor by the beginning of it. */
function isOtherRow({rowName}: DocumentFacts, {compact, lastWord}: QueryUnits): boolean {
  return (
    rowName !== undefined &&
    !compact.includes(rowName) &&
    !(lastWord.length > 2 && rowName.startsWith(lastWord))
  );
}

function scoreOf({pages}: ReadyIndex, asked: Asked, sums: Sums, document: number): number {
  const facts = pages.documents[document] as DocumentFacts;
  const documentCount = pages.documents.length;
  let sum = 0;
  let covered = 0;
  let inTitle = 0;
  let isFound = false;
  let spread = 0;
  for (const unit of asked.counted) {
    const weight = asked.units.weights[unit] as number;
    const sections = sums.sections[unit * pages.count + facts.page] as number;
    spread += weight * (sums.spread[unit] as number) * Math.log2(1 + sections);
    const own = sums.scores[unit * documentCount + document] as number;
    const context = sums.context[unit * pages.count + facts.page] as number;
    const page = sums.pages[unit * pages.count + facts.page] as number;
    sum += weight * (own + factors.contextScore * context);
    if (own > 0) {
      isFound = true;
      covered += weight;
      inTitle += weight * (sums.inTitle[unit * documentCount + document] as number);
    } else if (context > 0) {
      covered += weight * factors.contextCoverage;
    } else if (page > 0) {
      covered += weight * factors.pageCoverage;
      sum += weight * factors.pageScore * page;
    }
  }
  if (!isFound) {
    return 0;
  }
  const titleShare = (inTitle / asked.total) * (0.5 + 0.5 * Math.min(1, inTitle / facts.titleSize));
  return (
    sum *
    (covered / asked.total) ** 2 *
    (1 + factors.titleCovered * titleShare) *
    titleFactor(facts, asked) *
    (1 + spread / asked.total) *
    (facts.isPage ? factors.wholePage : 1) *
    (isOtherRow(facts, asked.units) ? factors.otherRow : 1)
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
