import type {ReadyIndex} from './loadIndex';
import type {DocumentFacts} from './pages';
import {askedUnits, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';
import {aimAtSections} from './targets';
import {coverageFactor, weights} from './weights';

/** What a document's score is the product of; every factor but the first is 1 where it says nothing. */
export interface Factors {
  /** Sum of the weights of the words found in the section and around it. */
  readonly words: number;
  /** Share of the query that the section covers. */
  readonly coverage: number;
  /** Words of the query in the title. */
  readonly titleWords: number;
  /** The query is the subject of an overview page. */
  readonly subject: number;
  /** Sections of the page that have the words. */
  readonly spread: number;
  /** The section is the beginning of its page. */
  readonly page: number;
  /** The section is a row of a table that wasn't asked for. */
  readonly row: number;
  /** The section and the beginning of its page have changed places. */
  readonly place: number;
}

/** A document that answers a query. */
export interface RankedDocument {
  readonly document: number;
  readonly factors: Factors;
  readonly score: number;
}

type Asked = ReturnType<typeof askedOf>;

/** What a query asks of an index. Within its own pages a product's name says nothing, unless nothing else is asked. */
function askedOf({pages}: ReadyIndex, units: QueryUnits) {
  const counted = askedUnits(units);
  const ownWords = units.words.filter((word) => !pages.productTerms.has(word));
  return {
    ...units,
    /** Units that a document is scored for, and the sum of their weights. */
    counted,
    total: counted.reduce((sum, unit) => sum + (units.weights[unit] as number), 0),
    /** Key of the query without the product's name, to compare with subjects. */
    ownKey: (ownWords.length > 0 ? ownWords : units.words).join(''),
  };
}

/** How much more an overview page counts if the query is its subject. */
function subjectFactor({subjectKey}: DocumentFacts, {ownKey, asksDefinition}: Asked): number {
  if (subjectKey === '' || subjectKey !== ownKey) {
    return 1;
  }
  return weights.subjectEqual * (asksDefinition ? weights.subjectAsked : 1);
}

/** The factors of a document's score; none if it has nothing of what is asked for. */
function factorsOf({pages}: ReadyIndex, asked: Asked, sums: Sums, document: number): Factors | undefined {
  const facts = pages.documents[document] as DocumentFacts;
  const documentCount = pages.documents.length;
  let words = 0;
  let covered = 0;
  let inTitle = 0;
  let spread = 0;
  let isFound = false;
  for (const unit of asked.counted) {
    const weight = asked.weights[unit] as number;
    const ofPage = unit * pages.count + facts.page;
    const ofDocument = unit * documentCount + document;
    const own = sums.scores[ofDocument] as number;
    const context = sums.context[ofPage] as number;
    const page = sums.pages[ofPage] as number;
    spread += weight * Math.log2(1 + (sums.sections[ofPage] as number));
    words += weight * (own + weights.contextScore * context);
    if (own > 0) {
      isFound = true;
      covered += weight;
      inTitle += weight * (sums.inTitle[ofDocument] as number);
    } else if (context > 0) {
      covered += weight * weights.contextCoverage;
    } else if (page > 0) {
      covered += weight * weights.pageCoverage;
      words += weight * weights.pageScore * page;
    }
  }
  if (!isFound) {
    return undefined;
  }
  const titleShare = (inTitle / asked.total) * (0.5 + 0.5 * Math.min(1, inTitle / facts.titleSize));
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

/** A query of nothing but prohibited words finds all other documents alike. */
const alike: Factors = {
  words: 1,
  coverage: 1,
  titleWords: 1,
  subject: 1,
  spread: 1,
  page: 1,
  row: 1,
  place: 1,
};

/** Whether what the reader requires or prohibits leaves a document out. */
function isLeftOut({constraints}: QueryUnits, sums: Sums, documentCount: number, document: number): boolean {
  return constraints.some(({clause: {presence}, first, last}) => {
    let hasAll = true;
    for (let unit = first; unit <= last; unit += 1) {
      hasAll &&= sums.scores[unit * documentCount + document] !== 0;
    }
    return presence !== undefined && hasAll === (presence === 'prohibited');
  });
}

/**
 * Scores every document of an index that answers.
 *
 * @param sums what the forms of the query weigh in the documents
 */
export function rankIndex(index: ReadyIndex, units: QueryUnits, sums: Sums): RankedDocument[] {
  const documentCount = index.documents.length;
  const asked = askedOf(index, units);
  const ranked: RankedDocument[] = [];
  for (let document = 0; document < documentCount; document += 1) {
    if (!isLeftOut(units, sums, documentCount, document)) {
      const factors = asked.counted.length === 0 ? alike : factorsOf(index, asked, sums, document);
      if (factors) {
        const {words, coverage, titleWords, subject, spread, page, row} = factors;
        ranked.push({
          document,
          factors,
          score: words * coverage * titleWords * subject * spread * page * row,
        });
      }
    }
  }
  return aimAtSections(index, asked.counted, sums, ranked);
}
