import type {Boosts, HitView, IndexInfo, QueryProblem, SearchDocument} from '../types';

/** What the worker is told once, before anything is asked. */
export interface SearchSetup {
  /** Base URL of the locale, with final slash. */
  readonly baseUrl: string;
  readonly indexes: readonly IndexInfo[];
  readonly boosts: Boosts;
  readonly resultLimit: number;
  readonly excerptLength: number;
}

/** How the pages of a version are told to be of the same topic as pages of others. */
export interface VersionTopics {
  readonly pluginId: string;
  /** Path of the version, with base URL and locale. */
  readonly path: string;
  /** Names of the topics that moved between versions, by route below that path; others are named like it. */
  readonly moved: ReadonlyMap<string, string>;
}

/** What a page of results leaves out and puts together. */
export interface PageView {
  /** Most rows. */
  readonly limit: number;
  readonly type?: SearchDocument['type'];
  /** By tag, versions of which several are searched: their pages of one topic share a row. */
  readonly topics?: Readonly<Record<string, VersionTopics>>;
  /** Tags of which a page stands for its topic, whichever version matches best. */
  readonly preferred?: readonly string[];
}

/** A question of one of the places that search: a newer one of the same place replaces it. */
export interface SearchQuestion {
  readonly place: 'panel' | 'page';
  readonly text: string;
  readonly tags: readonly string[];
  /** Index of the version that the reader is in; it is loaded first and counts more. */
  readonly activeTag?: string;
  /** Absent for the panel, which has a limit of its own. */
  readonly view?: PageView;
}

/** A row, with the same topic in other versions where several are searched. */
export interface SearchRow extends HitView {
  readonly others: readonly {readonly tag: string; readonly route: string}[];
}

/** What is found so far. */
export interface SearchAnswers {
  readonly rows: readonly SearchRow[];
  /** How many rows there would be without a limit. */
  readonly total: number;
  readonly problem?: QueryProblem;
  readonly suggestions: readonly string[];
  /** Whether all indexes have been asked. */
  readonly isComplete: boolean;
}

/** What a search says that has no index, or that failed. */
export const noAnswers: SearchAnswers = {rows: [], total: 0, suggestions: [], isComplete: true};

export type ToWorker =
  | {readonly kind: 'setup'; readonly setup: SearchSetup}
  | {readonly kind: 'load'; readonly tags: readonly string[]; readonly activeTag?: string}
  | {readonly kind: 'ask'; readonly id: number; readonly question: SearchQuestion}
  | {readonly kind: 'forget'; readonly id: number; readonly place: SearchQuestion['place']};

export interface FromWorker {
  readonly id: number;
  readonly answers: SearchAnswers;
}
