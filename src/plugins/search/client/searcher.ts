import {indexUrl} from '../core/indexFile';
import {emptyFile, loadIndex, type ReadyIndex} from '../core/loadIndex';
import {remember} from '../core/remember';
import {searchIndexes} from '../core/search';
import {plainWording} from '../core/wording';
import type {SearchIndexFile} from '../types';
import {arrange} from './arrange';
import type {FromWorker, SearchQuestion, SearchSetup} from './messages';

/** Index timeout, in ms. On a slow line (400 kbit/s) the files of all latest versions take 24 seconds. */
export const timeLimit = 30_000;

/**
 * How long an answer waits for an index, in ms. The active one gets more time, because a row of another index shown
 * before it would stay active above everything that follows.
 */
const patience = {active: 4000, other: 400};

export type Searcher = ReturnType<typeof createSearcher>;

/**
 * Fetches the file of an index.
 *
 * @throws {Error} if the answer is an error, no JSON, late, or missing
 */
export async function fetchIndex(baseUrl: string, tag: string): Promise<SearchIndexFile> {
  const response = await fetch(indexUrl(baseUrl, tag), {signal: AbortSignal.timeout(timeLimit)});
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response.json() as Promise<SearchIndexFile>;
}

/**
 * Makes a searcher that keeps indexes and posts what it finds.
 *
 * @param fetchFile returns the content of a tag's file, or rejects
 * @param wording what readers may type for what the pages say
 */
export function createSearcher(
  {indexes}: SearchSetup,
  fetchFile: (tag: string) => Promise<SearchIndexFile>,
  post: (answer: FromWorker) => void,
  wording = plainWording,
) {
  const newest = new Map<SearchQuestion['place'], number>();
  const ready = new Map<string, ReadyIndex>();

  /** Requests an index once; one that isn't available is empty. */
  const arrivalOf = remember(async (tag) => {
    const info = indexes.find((candidate) => candidate.tag === tag) ?? {tag};
    try {
      ready.set(tag, loadIndex(info, await fetchFile(tag)));
    } catch (error) {
      // eslint-disable-next-line no-console -- The only trace of a missing index.
      console.debug(`The search index "${tag}" is not available:`, error);
      ready.set(tag, loadIndex(info, emptyFile));
    }
  });
  /** Resolves when an index has arrived or had its time, which starts once and not with every question. */
  const waitingFor = (role: keyof typeof patience) =>
    remember((tag) =>
      Promise.race([arrivalOf(tag), new Promise((resolve) => setTimeout(resolve, patience[role]))]),
    );
  const [active, other] = [waitingFor('active'), waitingFor('other')];

  function answer(id: number, {text, tags, activeTag, view}: SearchQuestion): boolean {
    const arrived = tags.flatMap((tag) => ready.get(tag) ?? []);
    const isComplete = arrived.length === tags.length;
    const {hits, problem, isPoor, suggestions} = searchIndexes(text, arrived, activeTag, wording);
    // Nothing is only not found once all indexes were searched.
    if (isComplete || hits.length > 0) {
      const found = arrange(hits, view, indexes);
      post({id, answers: {...found, problem, isPoor: isPoor && isComplete, suggestions, isComplete}});
    }
    return isComplete;
  }

  /** Loads indexes, the active one first. Resolves when there is enough for a first answer, or waiting for it takes too long. */
  async function load(tags: readonly string[], activeTag?: string): Promise<unknown> {
    if (activeTag !== undefined) {
      await active(activeTag);
    }
    const all = Promise.all(tags.map(other));
    // Without an active index, the order of the first rows would depend on which one arrives first.
    return activeTag === undefined ? all : undefined;
  }

  /** Answers a question, in parts while indexes are still loading. */
  async function ask(id: number, question: SearchQuestion): Promise<void> {
    newest.set(question.place, id);
    const isCurrent = () => newest.get(question.place) === id;
    const {activeTag, tags} = question;
    await load(tags, activeTag);
    const late = tags.filter((tag) => !ready.has(tag));
    const isWaiting = tags.length > 0 && late.length === tags.length;
    if (!isCurrent() || (!isWaiting && answer(id, question))) {
      return;
    }
    await Promise.all(
      late.map(async (tag) => {
        await arrivalOf(tag);
        if (isCurrent()) {
          answer(id, question);
        }
      }),
    );
  }

  return {ask, load};
}
