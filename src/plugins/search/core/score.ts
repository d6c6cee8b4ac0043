import type {Asked} from './asked';
import type {ReadyIndex} from './loadIndex';
import {isTitled, type DocumentFacts} from './pages';
import type {QueryUnits} from './queryUnits';
import type {Sums} from './sums';

/**
 * What counts besides the weights of the words. All were found by changing one at a time on questions of readers
 * (`npm run bench:search`), as far as both languages gained; near these values none changes much.
 */
const factors = {
  /** How much of a unit is covered by a word around the section, and by one elsewhere on the page. */
  contextCoverage: 0.8,
  pageCoverage: 0.4,
  /** How much such a word adds to the score. */
  contextScore: 0.5,
  pageScore: 0.2,
  titleCovered: 0.7,
  titleEqual: 1.4,
  subjectEqual: 1.5,
  ownTitleEqual: 1.3,
  subjectAsked: 1.8,
  wholePage: 1.4,
  /** A row of a table whose name was not asked for is seldom what a reader wants. */
  otherRow: 0.45,
} as const;

/** How much the title says that the document is what was asked for. */
function titleFactor(facts: DocumentFacts, {units, key, ownKey}: Asked): number {
  const {ownTitleKey, subjectKey} = facts;
  const isSubject = subjectKey !== '' && subjectKey === ownKey;
  if (isSubject && units.asksDefinition) {
    return factors.subjectEqual * factors.subjectAsked;
  }
  if (isTitled(facts, {key, letters: units.letters})) {
    return factors.titleEqual;
  }
  if (isSubject) {
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

/** The share of the query that a section covers to the power of 2.5: a root, unlike a power, is the same in every engine. */
function coverageFactor(share: number): number {
  return share * share * Math.sqrt(share);
}

/** How well a document answers; 0 where it has nothing of what is asked for. */
export function scoreOf({pages}: ReadyIndex, asked: Asked, sums: Sums, document: number): number {
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
    coverageFactor(covered / asked.total) *
    (1 + factors.titleCovered * titleShare) *
    titleFactor(facts, asked) *
    (1 + spread / asked.total) *
    (facts.isPage ? factors.wholePage : 1) *
    (isOtherRow(facts, asked.units) ? factors.otherRow : 1)
  );
}
