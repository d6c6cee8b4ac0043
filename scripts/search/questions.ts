import fs from 'node:fs';
import path from 'node:path';
import {panelHits} from '../../src/plugins/search/core/groupHits';
import {loadIndex} from '../../src/plugins/search/core/loadIndex';
import {searchIndexes} from '../../src/plugins/search/core/search';
import {latestTag, type BuiltIndex, type BuiltOutput} from './corpus';

/** A question of a reader, and the pages that answer it. */
export interface Question {
  /** Kind of question, such as `typo`. */
  readonly kind: string;
  /** Docs plugin instance of the page that the reader is on; `-` for the home page. */
  readonly from: string;
  readonly query: string;
  /** Routes without locale; with an anchor, only that section answers. */
  readonly expected: readonly string[];
}

/** How well a set of questions is answered. */
export interface Relevance {
  readonly questions: number;
  /** Mean of 1 / position of the first answer among eight results. */
  readonly mrr: number;
  /** Share of questions whose first result is an answer. */
  readonly recall1: number;
  /** Share of questions with an answer among eight results. */
  readonly recall8: number;
}

/** What answers must reach. */
export type Floor = Pick<Relevance, 'mrr' | 'recall8'>;

/** Fewer questions don't say enough. */
const fewestQuestions = 20;

export const questionFolder = 'scripts/data/searchQueries';

/** The questions of a language, in the order of the file. */
export function readQuestions(locale: string): Question[] {
  const [, ...lines] = fs
    .readFileSync(path.resolve(__dirname, '../..', questionFolder, `${locale}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [kind = '', from = '', query = '', expected = ''] = line.split('\t');
    return {kind, from, query, expected: expected.split(' ')};
  });
}

const withoutAnchor = (route: string) => route.replace(/#.*$/, '');

/** Position of the first answer among results, from 1; 0 if there is none. */
export function rankOf(
  {expected}: Pick<Question, 'expected'>,
  sectionRoutes: readonly string[],
  baseUrl: string,
): number {
  const routes = sectionRoutes.map((route) => `/${route.slice(baseUrl.length)}`);
  return routes.findIndex((route) => expected.includes(route) || expected.includes(withoutAnchor(route))) + 1;
}

/** The questions with an answer on a published page. */
export function askable(
  locale: string,
  {baseUrl}: BuiltOutput,
  indexes: readonly BuiltIndex[],
): {readonly questions: Question[]; readonly waiting: number} {
  const documents = indexes.flatMap(({content}) => content.documents);
  const pages = new Set(
    documents.map(({sectionRoute}) => `/${withoutAnchor(sectionRoute.slice(baseUrl.length))}`),
  );
  const all = readQuestions(locale);
  const questions = all.filter(({expected}) => expected.some((route) => pages.has(withoutAnchor(route))));
  return {questions, waiting: all.length - questions.length};
}

/** Relevance of positions of first answers, from 1; 0 where none was found. */
export function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (isCounted: (rank: number) => boolean) => ranks.filter(isCounted).length / ranks.length;
  return {
    questions: ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length,
    recall1: share((rank) => rank === 1),
    recall8: share((rank) => rank > 0),
  };
}

/** Asks indexes all questions: their relevance by kind of question and, last, over all of them. */
export function ask(
  indexes: readonly BuiltIndex[],
  questions: readonly Question[],
  baseUrl: string,
): Readonly<Record<string, Relevance>> & {readonly all: Relevance} {
  const loaded = indexes.map((index) => loadIndex(index, index.content));
  const byKind = new Map<string, number[]>();
  const all: number[] = [];
  for (const question of questions) {
    const {hits} = searchIndexes(question.query, loaded, {activeTag: latestTag(question.from)});
    const routes = panelHits(hits).map(({document}) => document.sectionRoute);
    const rank = rankOf(question, routes, baseUrl);
    byKind.set(question.kind, [...(byKind.get(question.kind) ?? []), rank]);
    all.push(rank);
  }
  const kinds = [...byKind].map(([kind, ranks]) => [kind, relevanceOf(ranks)] as const);
  return {...Object.fromEntries(kinds), all: relevanceOf(all)};
}

/** Sentences about measures below the floor of a language, or about a missing floor. */
export function relevanceFaults({questions, mrr, recall8}: Relevance, floor: Floor | undefined): string[] {
  if (!floor) {
    return ['has no floor for its answers: add one'];
  }
  if (questions < fewestQuestions) {
    return [`has ${questions} questions that can be asked, must have ${fewestQuestions} or more`];
  }
  const measures = [
    ['MRR@8', mrr, floor.mrr],
    ['recall@8', recall8, floor.recall8],
  ] as const;
  return measures
    .filter(([, value, least]) => value < least)
    .map(([name, value, least]) => `${name} is ${value.toFixed(3)}, must be ${least} or more`);
}
