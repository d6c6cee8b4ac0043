/**
 * All numbers that determine the order of results. Each was tuned separately with the queries in
 * scripts/data/searchQueries (`npm run bench:search`). A change must improve both languages, or make neither worse.
 */
export const weights = {
  /** How quickly further occurrences of a word stop counting. The usual BM25 constant. */
  k1: 1.2,
  /** How much long sections are penalized, from 0 to 1. The usual BM25 constant. */
  b: 0.75,

  /** Headings describe what their section is about. */
  title: 5,
  /** The baseline for the other fields. */
  content: 1,
  /** Authors choose tags, keywords, and phrases, but a page has several. */
  tags: 3,
  /** Words around a section describe its context. */
  context: 2,

  /** A prefix may mean another word. Multiplied by the square root of the typed share. */
  prefix: 0.8,
  /** A typo may be another word. */
  oneEdit: 0.6,
  /** Two typos are even less certain. */
  twoEdits: 0.4,
  /** Readers who type an identifier rarely mean one of its parts. */
  part: 0.3,
  /** A spelling that joins several words counts for each of them, but not fully. */
  joined: 0.65,
  /** A synonym of what was typed. */
  synonym: 0.7,

  /** A pair of Chinese characters across a word boundary may be another word elsewhere. */
  hanSeam: 0.5,
  /** A pair is such a seam if its frequency is below this share of its more common neighbor's. */
  seamRarity: 0.5,

  /** Coverage of a word in another section of the page. */
  pageCoverage: 0.4,
  /** Score of a word around the section. */
  contextScore: 0.5,
  /** Score of a word in another section of the page. */
  pageScore: 0.2,
  /** For each doubling of the number of sections with a word, because such a page is about it. */
  spread: 0.3,

  /** A title with all words of the query. */
  titleCovered: 0.5,
  /** An overview of the query's subject. */
  subjectEqual: 1.5,
  /** An additional factor if the query asks what something is. */
  subjectAsked: 1.8,
  /** The start of a page leads to all of it. */
  wholePage: 1.9,
  /** Readers rarely want a row of a reference table unless they name it. */
  otherRow: 0.45,

  /** Glossaries, known issues, and HTTP endpoints mention every subject but rarely explain it. */
  lookupPage: 0.4,

  /** Hits that cover a smaller share of the query are only the nearest results. */
  poorCoverage: 0.5,

  /** Minimum share of the best hit's score for another product's hit to be comparable. */
  comparableScore: 1 / 3,

  /** Pages of a product that the query names or is probably about. */
  product: 3,
  /** Pages of the reader's product if it has one on the subject, so that equal titles elsewhere don't rank first. */
  ownProduct: 20,
  /** Minimum density of the query's words in another product compared to the reader's, as a natural logarithm. */
  mostlyElsewhere: 2,
} as const;

/**
 * Share of the query that a section covers, to the power of 2.5. Uses a root, because powers differ between engines.
 */
export function coverageFactor(share: number): number {
  return share * share * Math.sqrt(share);
}
