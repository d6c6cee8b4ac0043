/**
 * Every number that decides the order of results. All were found by changing one at a time on the questions in
 * scripts/data/searchQueries (`npm run bench:search`); a value stays if both languages gain or neither loses.
 */
export const weights = {
  /** How soon more occurrences of a word stop counting; the usual constant of BM25. */
  k1: 1.2,
  /** How much long sections are held back, from 0 to 1; the usual constant of BM25. */
  b: 0.75,

  /** A heading says what its section is about. */
  title: 5,
  /** Running text is what the other fields are measured against. */
  content: 1,
  /** An author chose the tags, but a page has several. */
  tags: 3,
  /** Words around a section say what it belongs to, without being in it. */
  context: 2,

  /** The page's title applies to all of its sections. */
  contextPageTitle: 1,
  /** A sidebar category also holds pages about other things. */
  contextCategory: 0.6,
  /** The last segments of the address are often abbreviated. */
  contextRoute: 0.4,
  /** The product's name applies to all of its pages alike. */
  contextProduct: 0.3,

  /** The beginning of a longer word may mean another word; multiplied by the root of the share that was typed. */
  prefix: 0.8,
  /** One typing mistake may be another word. */
  oneEdit: 0.6,
  /** Two mistakes are even less certain. */
  twoEdits: 0.4,
  /** Whoever types an identifier means it, and seldom one of its parts. */
  part: 0.3,
  /** A spelling that joins several words counts for each of them, but not fully. */
  joined: 0.65,
  /** Another word for what was typed. */
  synonym: 0.7,
  /** Spellings worse than this don't say how common a word is. */
  commonQuality: 0.5,

  /** A pair of Chinese characters where two words meet means something else where it is a word. */
  hanSeam: 0.5,
  /** Share of its more common neighbor below which a pair is such a seam. */
  seamRarity: 0.5,

  /** How much of the query a word in the page's title, category, or address covers. */
  contextCoverage: 0.8,
  /** How much a word in another section of the page covers. */
  pageCoverage: 0.4,
  /** How much a word around the section adds to its score. */
  contextScore: 0.5,
  /** How much a word in another section of the page adds. */
  pageScore: 0.2,
  /** Each doubling of the sections of a page that have a word: such a page is about it. */
  spread: 0.3,

  /** A title that has all words of the query. */
  titleCovered: 0.5,
  /** An overview of what was asked for. */
  subjectEqual: 1.5,
  /** The same if the query asks what something is, on top of `subjectEqual`. */
  subjectAsked: 1.8,
  /** The beginning of a page leads to all of it. */
  wholePage: 1.9,
  /** A row of a reference table that wasn't asked for by name is seldom what a reader wants. */
  otherRow: 0.45,

  /** Glossaries, lists of known issues, and HTTP endpoints mention every subject, and seldom explain it. */
  lookupPage: 0.4,

  /** Share of the query below which no hit is an answer, only the nearest that there is. */
  poorCoverage: 0.5,

  /** Share of the best hit's score below which another product has nothing alike. */
  alike: 1 / 3,

  /** Pages of a product that the query names, or seems to be about. */
  product: 3,
  /** Pages of the reader's product that has one on the subject: an equal title elsewhere must not lead. */
  ownProduct: 10,
  /** How much denser the query's words must be in another product than in the reader's, as a natural logarithm. */
  mostlyElsewhere: 2,
} as const;

/** How much of the query a section covers, to the power of 2.5; a root is the same in every engine, a power is not. */
export function coverageFactor(share: number): number {
  return share * share * Math.sqrt(share);
}
