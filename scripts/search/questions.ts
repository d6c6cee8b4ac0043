import fs from 'node:fs';
import path from 'node:path';
import {searchWording} from '../../config/search/wording';
import {panelHits} from '../../src/plugins/search/core/groupHits';
import {viewOf} from '../../src/plugins/search/core/highlight';
import type {ReadyIndex} from '../../src/plugins/search/core/loadIndex';
import {pageRoute} from '../../src/plugins/search/core/pages';
import {searchIndexes} from '../../src/plugins/search/core/search';
import {projectDir} from '../lib/projectDir';
import {latestTag} from './corpus';

/** A reader's question, and the pages that answer it. */
export interface Question {
  /** Kind of question, such as `typo`. */
  readonly kind: string;
  /** Docs plugin instance of the reader's page, or `-` for the home page. */
  readonly from: string;
  readonly query: string;
  /** Routes without locale. With an anchor, only that section counts as an answer. */
  readonly expected: readonly string[];
}

const questionsDir = path.join(projectDir, 'scripts/data/searchQueries');

/** The file with the questions in a language. Each set has a folder; the questions of the check are outside. */
export function questionFile(locale: string, set = ''): string {
  return path.join(questionsDir, set, `${locale}.tsv`);
}

/** Names of the sets of questions besides those of the check. */
export function questionSets(): string[] {
  return fs.readdirSync(questionsDir).filter((name) => !name.endsWith('.tsv'));
}

/** The questions in a language, in the order of the file. */
export function readQuestions(locale: string, set?: string): Question[] {
  const [, ...lines] = fs.readFileSync(questionFile(locale, set), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', from = '', query = '', expected = ''] = line.split('\t');
    return {kind, from, query, expected: expected.split(' ')};
  });
}

/** 1-based position of the first answer among results, or 0 if there is none. */
export function rankOf(
  {expected}: Pick<Question, 'expected'>,
  sectionRoutes: readonly string[],
  baseUrl: string,
): number {
  const routes = sectionRoutes.map((route) => `/${route.slice(baseUrl.length)}`);
  return routes.findIndex((route) => expected.includes(route) || expected.includes(pageRoute(route))) + 1;
}

/** How well questions are answered, from the positions of first answers. */
export function relevanceOf(ranks: readonly number[]) {
  const share = (isCounted: (rank: number) => boolean) => ranks.filter(isCounted).length / ranks.length;
  return {
    questions: ranks.length,
    /** Mean of 1 / position of the first answer among eight results. */
    mrr: ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length,
    /** Share of questions whose first result is an answer. */
    recall1: share((rank) => rank === 1),
    /** Share of questions with an answer among eight results. */
    recall8: share((rank) => rank > 0),
  };
}

/** Searches the indexes for all questions. @returns relevance by kind of question and, last, over all of them */
export function ask(indexes: readonly ReadyIndex[], questions: readonly Question[], baseUrl: string) {
  const byKind = new Map<string, number[]>();
  const wording = searchWording();
  for (const question of questions) {
    const {hits} = searchIndexes(question.query, indexes, latestTag(question.from), wording);
    const rank = rankOf(
      question,
      panelHits(hits).map(({document}) => document.sectionRoute),
      baseUrl,
    );
    byKind.set(question.kind, [...(byKind.get(question.kind) ?? []), rank]);
  }
  const kinds = [...byKind].map(([kind, ranks]) => [kind, relevanceOf(ranks)] as const);
  return {...Object.fromEntries(kinds), all: relevanceOf([...byKind.values()].flat())};
}

/**
 * Milliseconds of CPU time to search and prepare the rows of the panel after each typed character of the questions, sorted.
 */
export function timesOf(indexes: readonly ReadyIndex[], questions: readonly Question[]): number[] {
  const wording = searchWording();
  const typed = questions.flatMap(({query}) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const times = typed.map((text) => {
    const start = process.cpuUsage();
    panelHits(searchIndexes(text, indexes, latestTag('default'), wording).hits).map(viewOf);
    return process.cpuUsage(start).user / 1000;
  });
  return times.sort((a, b) => a - b);
}

/** A quantile of a sorted list, such as 0.95 for the 95th percentile. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
