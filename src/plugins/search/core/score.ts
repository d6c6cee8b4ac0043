import type {ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
import {askedUnits, type QueryUnits} from './queryUnits';
import type {Found, UnitSums} from './sums';
import {aimAtSections} from './targets';
import {coverageFactor, weights} from './weights';

/** The factors of a document's score. A query with only prohibited words finds all other documents with these. */
const neutralFactors = {
  /** Sum of the weights of the words found in the section and around it. */
  words: 1,
  /** Share of the query that the section covers. */
  coverage: 1,
  /** For words of the query in the title. */
  titleWords: 1,
  /** For an overview page whose subject is the query. */
  subject: 1,
  /** For the number of sections on the page with the words. */
  spread: 1,
  /** For the start of a page, and for lookup pages. */
  page: 1,
  /** For a table row that the query doesn't name. */
  row: 1,
  /** For a section that was swapped with the start of its page. */
  place: 1,
};

export type Factors = Readonly<typeof neutralFactors>;

/** A document that matches a query. */
export interface RankedDocument {
  readonly document: number;
  readonly factors: Factors;
  readonly score: number;
}

type Asked = ReturnType<typeof askedOf>;

/** A query for an index. */
function askedOf({index, sums}: Found, units: QueryUnits) {
  const terms = askedUnits(units).map((unit) => ({
    weight: units.weights[unit] as number,
    ...(sums[unit] as UnitSums),
  }));
  const ownWords = units.words.filter((word) => !index.pages.productTerms.has(word));
  return {
    ...units,
    /** Units to score, with their weights. */
    terms,
    total: terms.reduce((sum, {weight}) => sum + weight, 0),
    /** Keys of the query with and without the product's name, to compare with subjects. */
    keys: [units.words, ownWords].map((words) => words.join('')),
  };
}

/** Factor of an overview page if the query is its subject. */
function subjectFactor({subjectKey}: DocumentFacts, {keys, asksDefinition}: Asked): number {
  if (subjectKey === '' || !keys.includes(subjectKey)) {
    return 1;
  }
  return weights.subjectEqual * (asksDefinition ? weights.subjectAsked : 1);
}

/** The factors of a document's score; `undefined` if it doesn't match. */
function factorsOf({pages}: ReadyIndex, asked: Asked, document: number): Factors | undefined {
  const facts = pages.documents[document] as DocumentFacts;
  let words = 0;
  let covered = 0;
  let inTitle = 0;
  let spread = 0;
  let isFound = false;
  for (const sums of asked.terms) {
    const {weight} = sums;
    const own = sums.scores[document] as number;
    const context = sums.context[facts.page] as number;
    const page = sums.pages[facts.page] as number;
    spread += weight * Math.log2(1 + (sums.sections[facts.page] as number));
    words += weight * (own + weights.contextScore * context);
    if (own > 0) {
      isFound = true;
      inTitle += weight * (sums.inTitle[document] as number);
    }
    if (own > 0 || context > 0) {
      covered += weight;
    } else if (page > 0) {
      covered += weight * weights.pageCoverage;
      words += weight * weights.pageScore * page;
    }
  }
  if (!isFound) {
    return undefined;
  }
  const titleShare =
    inTitle === 0 ? 0 : (inTitle / asked.total) * (0.5 + 0.5 * Math.min(1, inTitle / facts.titleSize));
  const isOtherRow = facts.rowName !== undefined && !asked.compact.includes(facts.rowName);
  return {
    words,
    coverage: coverageFactor(covered / asked.total),
    titleWords: 1 + weights.titleCovered * titleShare,
    subject: subjectFactor(facts, asked),
    spread: 1 + (weights.spread * spread) / asked.total,
    page: (facts.isPage ? weights.wholePage : 1) * (facts.isLookup ? weights.lookupPage : 1),
    row: isOtherRow ? weights.otherRow : 1,
    place: 1,
  };
}

/** Whether required or prohibited words exclude a document. */
function isExcluded({constraints}: QueryUnits, sums: readonly UnitSums[], document: number): boolean {
  return constraints.some(({clause: {presence}, first, last}) => {
    const hasAll = sums.slice(first, last + 1).every(({scores}) => scores[document] !== 0);
    return presence !== undefined && hasAll === (presence === 'prohibited');
  });
}

/** Scores every matching document of an index. */
export function rankIndex(found: Found, units: QueryUnits): RankedDocument[] {
  const {index, sums} = found;
  const asked = askedOf(found, units);
  const ranked: RankedDocument[] = [];
  if (units.weights.length === 0) {
    return ranked;
  }
  index.documents.forEach((_, document) => {
    const factors = asked.terms.length === 0 ? neutralFactors : factorsOf(index, asked, document);
    if (factors && !isExcluded(units, sums, document)) {
      const {words, coverage, titleWords, subject, spread, page, row} = factors;
      const score = words * coverage * titleWords * subject * spread * page * row;
      ranked.push({document, factors, score});
    }
  });
  return aimAtSections(index, asked.terms, ranked);
}
