/** One section of a page, as the index files list it. */
export interface SearchDocument {
  /** Unique within its file; lunr's ref is the same number as text. */
  readonly id: number;
  /** Heading of the section; for a page's first section the page's title. */
  readonly title: string;
  /** Plain text of the section, cut for excerpts. */
  readonly content: string;
  /** Tags of the page, on its first section only. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: 'docs' | 'blog';
  /** Heading as shown; empty for text before the first heading. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Site-absolute path with base URL and locale, and an anchor but for a page's first section. */
  readonly sectionRoute: string;
}

/** Numbers after each other: index of a term, its weight, index of the next term, and so on. */
export type FieldVector = readonly number[];

/** A term with its position among all terms and, for each field, the refs of its documents. */
export type TermEntry = readonly [
  term: string,
  posting: {readonly _index: number} & Readonly<Record<string, number | Readonly<Record<string, object>>>>,
];

/** What lunr 2.3.9 writes and reads. */
export interface LunrIndex {
  readonly version: string;
  readonly fields: readonly string[];
  readonly fieldVectors: readonly (readonly [ref: string, vector: FieldVector])[];
  readonly invertedIndex: readonly TermEntry[];
  readonly pipeline: readonly string[];
}

/** The file `search-index-<tag>.json`. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: LunrIndex;
}

/** Names of the fields that are indexed, and that a query may name. */
export type FieldName = 'title' | 'content' | 'tags';

/** How ranking weighs the parts of a document. */
export interface Boosts {
  readonly title: number;
  readonly content: number;
  readonly tags: number;
  /** Words found in the sidebar categories above the page. */
  readonly parentCategories: number;
}

/** An index that exists in the locale of the page; part of the plugin's global data. */
export interface IndexInfo {
  /** `default` or `docs-<plugin id>-<version name>`. */
  readonly tag: string;
  /** Docs plugin instance; absent for `default`. */
  readonly pluginId?: string;
  /** Label of the product, such as `Kusion`; absent for `default`. */
  readonly product?: string;
  /** Internal name of the version, such as `current`. */
  readonly version?: string;
  /** Label of the version as readers see it; empty where the product has a single version. */
  readonly versionLabel?: string;
  readonly isLatest?: boolean;
}

/** What the plugin `search` gives the browser: `usePluginData('search')`. */
export interface SearchGlobalData {
  /** Every index of the locale. A tag that is not listed has no file and is never asked for. */
  readonly indexes: readonly IndexInfo[];
  readonly boosts: Boosts;
  /** Most results that the panel shows. */
  readonly resultLimit: number;
  /** Whether an empty query opens the panel. */
  readonly openOnFocus: boolean;
  /** Width of the text around the best match, in columns. */
  readonly excerptLength: number;
}

/** An index made ready for queries; made by `loadIndex`, opaque to everybody but `core`. */
export interface LoadedIndex {
  readonly tag: string;
  readonly documents: readonly SearchDocument[];
}

/** One word of a query with what the reader's operators say about it. */
export interface QueryClause {
  /** Text to look for, without operators. */
  readonly text: string;
  readonly field?: FieldName;
  readonly presence?: 'required' | 'prohibited';
  /** 0.01 to 100. */
  readonly boost?: number;
  /** 0 to 2. */
  readonly editDistance?: number;
  /** Whether the text is the beginning of a longer word. */
  readonly isPrefix?: boolean;
}

/** Why a query is not read as the reader wrote it; the texts stand in the interface. */
export type QueryProblem =
  | {readonly kind: 'unknown-field'; readonly field: string}
  | {readonly kind: 'missing-term'}
  | {readonly kind: 'edit-distance'}
  | {readonly kind: 'boost'}
  | {readonly kind: 'presence'; readonly operator: string};

/** A query as it is understood. With a problem, all clauses are plain text. */
export interface ParsedQuery {
  readonly clauses: readonly QueryClause[];
  readonly problem?: QueryProblem;
}

/** A section that answers a query. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Terms of the index by which the section was found. */
  readonly terms: readonly string[];
  /** Index that the section is in. */
  readonly tag: string;
}

/** What `searchIndexes` is told besides the query. */
export interface SearchOptions {
  readonly boosts: Boosts;
  /** Index of the version that the reader is in; its hits count three times, unless the query is about another product. */
  readonly activeTag?: string;
}

/** All sections that answer a query, best first. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly problem?: QueryProblem;
  /** Up to three indexed words near those of the query, when there is no hit. */
  readonly suggestions: readonly string[];
}

/** A piece of text, and whether it is what was found. The pieces join back to the text. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** A hit as a row shows it. */
export interface HitView {
  readonly hit: SearchHit;
  readonly title: readonly Segment[];
  /** Categories and page title, outermost first; without a page title that is the row's title already. */
  readonly path: readonly (readonly Segment[])[];
  readonly excerpt: readonly Segment[];
}
