import {buildIndex} from '../core/buildIndex';
import {sectionsOf} from '../core/compact';
import {loadIndex, type IndexFile, type ReadyIndex} from '../core/loadIndex';
import {memoize} from '../core/memoize';
import {searchIndexes} from '../core/search';
import {plainWording} from '../core/wording';
import type {PageSections} from '../types';
import {arrange} from './arrange';
import {noAnswers, type FromWorker, type SearchQuestion, type SearchSetup} from './messages';

/** Index timeout, in ms. On a slow connection (400 kbit/s), the files of all latest versions take 24 seconds. */
const timeLimit = 30_000;

/**
 * How long an answer waits for an index, in ms. The active index gets more time, because if rows of another index were
 * shown before, their active row would stay on top. `titles` is how long indexes wait for titles.
 */
const maxWait = {active: 4000, other: 400, titles: 1000};

export type Searcher = ReturnType<typeof createSearcher>;

/** Determines which files are loaded, and in which order. */
type IndexChoice = Pick<SearchQuestion, 'tags' | 'activeTag' | 'view'>;

/** Fetches the files of a tag. Rejects if a file is not available. */
export interface SearchFiles {
  index(tag: string): Promise<IndexFile>;
  titles(tag: string): Promise<readonly PageSections[]>;
}

/**
 * Fetches a file.
 *
 * @throws {Error} if the response is an error, not JSON, late, or missing
 */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url, {signal: AbortSignal.timeout(timeLimit)});
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response.json() as Promise<Content>;
}

/**
 * Creates a searcher that keeps indexes and posts results.
 *
 * @param wording maps what readers type to words on the pages
 */
export function createSearcher(
  {indexes, titlesFirst}: SearchSetup,
  files: SearchFiles,
  post: (answer: FromWorker) => void,
  wording = plainWording,
) {
  const newest = new Map<SearchQuestion['place'], number>();
  /** Indexes by tag. `undefined` means that an index couldn't be loaded; the search then goes on without it. */
  const ready = new Map<string, ReadyIndex | undefined>();
  /** Indexes of titles, searched until the full index of the same tag is ready. */
  const titles: typeof ready = new Map();

  /** Requests an index once. */
  const loaderInto = (arrived: typeof ready, fetchIndex: (tag: string) => Promise<IndexFile>) =>
    memoize(async (tag) => {
      try {
        const info = indexes.find((candidate) => candidate.tag === tag) ?? {tag};
        arrived.set(tag, loadIndex(info, await fetchIndex(tag)));
      } catch (error) {
        // eslint-disable-next-line no-console -- The only trace of a missing file.
        console.debug(`A search file of "${tag}" is not available:`, error);
        arrived.set(tag, undefined);
      }
    });
  const arrivalOf = loaderInto(ready, files.index);
  /** Resolves once an index has arrived or its time is up, counted from the first request. */
  const waitAtMost = (role: keyof typeof maxWait, arrival = arrivalOf) =>
    memoize((tag) =>
      Promise.race([arrival(tag), new Promise((resolve) => setTimeout(resolve, maxWait[role]))]),
    );
  const [active, other] = [waitAtMost('active'), waitAtMost('other')];
  const titlesOf = waitAtMost(
    'titles',
    loaderInto(titles, async (tag) => buildIndex(sectionsOf(await files.titles(tag)))),
  );

  /**
   * Tags to search by title while their index is loading. In the dialog, this is the active tag, or all tags if there is no
   * active one. The results page waits for the indexes.
   */
  const previewTags = ({tags, activeTag, view}: IndexChoice) =>
    (view || !titlesFirst ? [] : activeTag === undefined ? tags : [activeTag]).filter(
      (tag) => !ready.has(tag),
    );

  function answer(id: number, question: SearchQuestion, isPreview = false): boolean {
    const {text, tags, activeTag, view} = question;
    const isComplete = tags.every((tag) => ready.has(tag));
    const titleIndexes = previewTags(question).map((tag) => titles.get(tag));
    const searched = [...titleIndexes, ...tags.map((tag) => ready.get(tag))].filter(
      (index) => index !== undefined,
    );
    const {hits, problem, isPoor, suggestions} = searchIndexes(text, searched, activeTag, wording);
    // Report that nothing was found only after all indexes were searched, and skip poor previews.
    if (isComplete || (hits.length > 0 && !(isPreview && isPoor))) {
      const found = arrange(hits, view, indexes);
      const answers = {...found, problem, isPoor: isPoor && isComplete, suggestions, isComplete, isPreview};
      post({id, answers});
    }
    return isComplete;
  }

  /**
   * Loads titles first, so that indexes don't delay the first rows, then the active index, then the others. Resolves when
   * there is enough for an answer, or when the time is up.
   */
  async function load(choice: IndexChoice): Promise<unknown> {
    const {tags, activeTag} = choice;
    await Promise.all(previewTags(choice).map(titlesOf));
    if (activeTag !== undefined) {
      await active(activeTag);
    }
    // With a preview on screen, the reader can wait longer.
    const all = Promise.all(tags.map(previewTags(choice).length > 0 ? active : other));
    // Without an active index, the order of the first rows would depend on which one arrives first.
    return activeTag === undefined ? all : undefined;
  }

  async function answerInParts(id: number, question: SearchQuestion): Promise<void> {
    newest.set(question.place, id);
    const isCurrent = () => newest.get(question.place) === id;
    const enough = load(question);
    await Promise.all(previewTags(question).map(titlesOf));
    if (isCurrent() && previewTags(question).some((tag) => titles.get(tag))) {
      answer(id, question, true);
    }
    await enough;
    const late = question.tags.filter((tag) => !ready.has(tag));
    const isWaiting = late.length > 0 && late.length === question.tags.length;
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

  return {
    load,
    /** Answers a question, in parts while indexes are still loading. */
    ask: (id: number, question: SearchQuestion) =>
      answerInParts(id, question).catch((error: unknown) => {
        // eslint-disable-next-line no-console -- The only trace of a failed search.
        console.debug('The search failed:', error);
        // Without an answer, the panel would wait forever.
        post({id, answers: noAnswers});
      }),
  };
}
