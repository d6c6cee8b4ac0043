import type {HitView, SearchAnswer, SearchDocument, SearchGlobalData} from '../types';

/** Sent to the worker once, before the first question. */
export interface SearchSetup extends Omit<SearchGlobalData, 'openOnFocus' | 'hosted'> {
  /** Base URL of the locale, ending in a slash. */
  readonly baseUrl: string;
}

/** Data to match pages about the same topic in different versions. */
export interface VersionTopics {
  readonly pluginId: string;
  /** Path of the version, with base URL and locale. */
  readonly path: string;
  /** Topics of pages that moved between versions, by route below that path. For others, the route is the topic. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Filters and grouping of the results page. */
export interface PageView {
  /** Maximum number of rows. */
  readonly limit: number;
  readonly type?: SearchDocument['type'];
  /** By tag, the versions whose pages share a row if they are about the same topic. */
  readonly topics?: Readonly<Record<string, VersionTopics>>;
  /** Tags whose pages come first in the rows of their topics. */
  readonly preferred?: readonly string[];
}

/** A question. A newer one from the same place replaces it. */
export interface SearchQuestion {
  readonly place: 'panel' | 'page';
  readonly text: string;
  readonly tags: readonly string[];
  /** Tag of the reader's version, which is loaded first and ranks higher. */
  readonly activeTag?: string;
  /** Absent for the panel, which has its own limit. */
  readonly view?: PageView;
}

/** A row, with the same topic in other versions. */
export interface SearchRow extends HitView {
  readonly others: readonly {readonly tag: string; readonly route: string}[];
}

/** Results so far. */
export interface SearchAnswers extends Omit<SearchAnswer, 'hits'> {
  readonly rows: readonly SearchRow[];
  /** Number of rows without the limit. */
  readonly total: number;
  /** Whether the rows come only from titles and will be replaced. */
  readonly isPreview: boolean;
  /** Whether all indexes have been searched. */
  readonly isComplete: boolean;
}

/** The answer of a search that has no index or failed. */
export const noAnswers: SearchAnswers = {
  rows: [],
  total: 0,
  isPoor: false,
  suggestions: [],
  isPreview: false,
  isComplete: true,
};

export type ToWorker =
  | {readonly kind: 'setup'; readonly setup: SearchSetup}
  | {readonly kind: 'load'; readonly tags: readonly string[]; readonly activeTag?: string}
  | {readonly kind: 'ask'; readonly id: number; readonly question: SearchQuestion};

export interface FromWorker {
  readonly id: number;
  readonly answers: SearchAnswers;
}
