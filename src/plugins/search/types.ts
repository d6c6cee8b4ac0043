import type {HostedSearch} from '../../../config/environment';

/** A section of a page in an index file. */
export interface SearchDocument {
  /** Unique within its file; lunr's ref is the same number as a string. */
  readonly id: number;
  /** Heading of the section; the page's title for its first section. */
  readonly title: string;
  /** Plain text of the section, shortened for excerpts. */
  readonly content: string;
  /** Tags of the page, on its first section only. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: 'docs' | 'blog';
  /** Heading as shown; empty for text before the first heading. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Site-absolute path with base URL and locale, and with an anchor except for a page's first section. */
  readonly sectionRoute: string;
}

/** The index format of lunr 2.3.9. */
export interface LunrIndex {
  readonly version: string;
  readonly fields: readonly string[];
  /** A vector contains a term's number, its weight, the next term's number, and so on. */
  readonly fieldVectors: readonly (readonly [ref: string, vector: readonly number[]])[];
  /** Terms with their numbers and, for each field, the refs of their documents. */
  readonly invertedIndex: readonly (readonly [term: string, posting: {readonly _index: number}])[];
  readonly pipeline: readonly string[];
}

/** The file `search-index-<tag>.json`. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: LunrIndex;
}

/** A page's documents. The file `search-titles-<tag>.json` is a list of them, with titles but no texts. */
export interface PageSections {
  /** Site-absolute path with base URL and locale. */
  readonly route: string;
  readonly title: string;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  readonly type: SearchDocument['type'];
  readonly tags: readonly string[];
  /** Anchors start with `#`, except for the empty one of the page itself. */
  readonly sections: readonly (readonly [title: string, anchor: string, content: string])[];
}

/** The file `search-compact-<tag>.json`: an index as the browser loads it. */
export interface CompactIndex {
  readonly pages: readonly PageSections[];
  /** Terms by number. */
  readonly terms: readonly string[];
  /**
   * For each document, groups of terms with the same field and weight: the field's number in `fieldNames`, the weight, and the
   * numbers of the terms, each as the difference from the previous one.
   */
  readonly vectors: readonly (readonly (readonly number[])[])[];
}

/** Indexed fields, which queries can name. */
export type FieldName = 'title' | 'content' | 'tags';

/** An index of the page's locale. */
export interface IndexInfo {
  /** `default` or `docs-<plugin id>-<version name>`. */
  readonly tag: string;
  /** Docs plugin instance; absent for `default`. */
  readonly pluginId?: string;
  /** Name of the product in the language of the locale, such as `Kusion`; absent for `default`. */
  readonly product?: string;
  /** Internal name of the version, such as `current`. */
  readonly version?: string;
  /** Label of the version; empty if the product has a single version. */
  readonly versionLabel?: string;
  readonly isLatest?: boolean;
}

/** Phrases that readers type instead of a section's own words, by its address without locale and version. */
export type SectionPhrases = Readonly<Record<string, string>>;

/** What `usePluginData('search')` returns. */
export interface SearchGlobalData {
  /** Every index of the locale. Tags that aren't listed have no file and are never requested. */
  readonly indexes: readonly IndexInfo[];
  /** Whether an empty query opens the panel. */
  readonly openOnFocus: boolean;
  /** Whether each index has a file of titles, which is searched until the index is ready. */
  readonly titlesFirst: boolean;
  /** Whether each index has a compact file, which the browser loads instead of the index file. */
  readonly compactIndexes: boolean;
  /** Absent if the site uses its built-in search. */
  readonly hosted?: HostedSearch;
}

/** A word of a query with its operators. */
export interface QueryClause {
  /** Without operators. */
  readonly text: string;
  readonly field?: FieldName;
  readonly presence?: 'required' | 'prohibited';
  /** 0.01 to 100. */
  readonly boost?: number;
  /** 0 to 2. */
  readonly editDistance?: number;
  /** Whether the text is a prefix. */
  readonly isPrefix?: boolean;
}

/** A syntax error in a query. The interface has the texts. */
export interface QueryProblem {
  readonly kind: 'unknown-field' | 'missing-term' | 'edit-distance' | 'boost' | 'presence';
  /** The unknown field or operator. */
  readonly typed?: string;
}

/** A parsed query. If it has a problem, all clauses are plain text. */
export interface ParsedQuery {
  readonly clauses: readonly QueryClause[];
  readonly problem?: QueryProblem;
}

/** A section that matches a query. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Terms in the index that match the query. */
  readonly terms: readonly string[];
  /** Index of the section. */
  readonly tag: string;
}

/** All sections that match a query, best first. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly problem?: QueryProblem;
  /** Whether there are hits, but none matches at least half of the query. */
  readonly isPoor: boolean;
  /** Up to three indexed words similar to those of the query, if there are no hits. */
  readonly suggestions: readonly string[];
}

/** A segment of text, and whether it matched. Segments join back to the text. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** The content of a hit's row. */
export interface HitView {
  readonly hit: SearchHit;
  readonly title: readonly Segment[];
  /** Categories and page title, outermost first, without the page title if that is the row's title. */
  readonly path: readonly (readonly Segment[])[];
  readonly excerpt: readonly Segment[];
}
