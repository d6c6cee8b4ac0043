import {buildIndex} from '../core/buildIndex';
import {loadIndex, type ReadyIndex} from '../core/loadIndex';
import {remember} from '../core/remember';
import {searchIndexes} from '../core/search';
import {sectionsOf} from '../core/titlesFile';
import {plainWording} from '../core/wording';
import type {PageTitles, SearchIndexFile} from '../types';
import {arrange} from './arrange';
import {noAnswers, type FromWorker, type SearchQuestion, type SearchSetup} from './messages';

/** Index timeout, in ms. On a slow connection (400 kbit/s), the files of all latest versions take 24 seconds. */
const timeLimit = 30_000;

/**
 * How long an answer waits for an index, in ms. The active index gets more time, because if rows of another index were
 * shown before, their active row would stay on top. `titles` is how long indexes wait for titles.
 */
const patience = {active: 4000, other: 400, titles: 1000};

export type Searcher = ReturnType<typeof createSearcher>;

/** Determines which files are loaded, and in which order. */
type IndexChoice = Pick<SearchQuestion, 'tags' | 'activeTag' | 'view'>;

/** Fetches the files of a tag. Rejects if a file is not available. */
export interface SearchFiles {
  index(tag: string): Promise<SearchIndexFile>;
  titles(tag: string): Promise<readonly PageTitles[]>;
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
  const ready = new Map<string, ReadyIndex>();
  /** Indexes of titles, searched until the full index of the same tag is ready. */
  const titles = new Map<string, ReadyIndex>();

  const infoOf = (tag: string) => indexes.find((candidate) => candidate.tag === tag) ?? {tag};
  /** Requests an index once. If it isn't available, it is empty. */
  const arrivalOf = remember(async (tag) => {
    const info = infoOf(tag);
    try {
      ready.set(tag, loadIndex(info, await files.index(tag)));
    } catch (error) {
      // eslint-disable-next-line no-console -- The only trace of a missing index.
      console.debug(`The search index "${tag}" is not available:`, error);
      ready.set(tag, loadIndex(info, buildIndex([])));
    }
  });
  /** Requests titles once, unless the index is ready. If they aren't available, the first answer comes from the index. */
  const titlesArrivalOf = remember(async (tag) => {
    try {
      if (!ready.has(tag)) {
        titles.set(tag, loadIndex(infoOf(tag), buildIndex(sectionsOf(await files.titles(tag)))));
      }
    } catch (error) {
      // eslint-disable-next-line no-console -- The only trace of missing titles.
      console.debug(`The titles of "${tag}" are not available:`, error);
    }
  });
  /** Resolves once a file has arrived or its time is up, counted from the first request. */
  const waitingFor = (role: keyof typeof patience, arrival: (tag: string) => Promise<void>) =>
    remember((tag) =>
      Promise.race([arrival(tag), new Promise((resolve) => setTimeout(resolve, patience[role]))]),
    );
  const [active, other] = [waitingFor('active', arrivalOf), waitingFor('other', arrivalOf)];
  const titlesOf = waitingFor('titles', titlesArrivalOf);

  /** Tags whose titles provide the first rows: the active one or, without one, all; none on the results page. */
  const leading = ({tags, activeTag, view}: IndexChoice) =>
    view || !titlesFirst ? [] : activeTag === undefined ? tags : [activeTag];
  /** Indexes of titles for those tags whose own index isn't ready. */
  const standInsFor = (choice: IndexChoice) =>
    leading(choice).flatMap((tag) => (ready.has(tag) ? [] : (titles.get(tag) ?? [])));

  function answer(id: number, question: SearchQuestion, isPreview = false): boolean {
    const {text, tags, activeTag, view} = question;
    const arrived = tags.flatMap((tag) => ready.get(tag) ?? []);
    const isComplete = arrived.length === tags.length;
    const searched = [...standInsFor(question), ...arrived];
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
    await Promise.all(leading(choice).map(titlesOf));
    if (activeTag !== undefined) {
      await active(activeTag);
    }
    // With a preview on screen, the reader can wait longer.
    const all = Promise.all(tags.map(leading(choice).length > 0 ? active : other));
    // Without an active index, the order of the first rows would depend on which one arrives first.
    return activeTag === undefined ? all : undefined;
  }

  async function answerInParts(id: number, question: SearchQuestion): Promise<void> {
    newest.set(question.place, id);
    const isCurrent = () => newest.get(question.place) === id;
    const {tags} = question;
    const enough = load(question);
    await Promise.all(leading(question).map(titlesOf));
    if (isCurrent() && standInsFor(question).length > 0) {
      answer(id, question, true);
    }
    await enough;
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

  /** Answers a question, in parts while indexes are still loading. */
  async function ask(id: number, question: SearchQuestion): Promise<void> {
    try {
      await answerInParts(id, question);
    } catch (error) {
      // eslint-disable-next-line no-console -- The only trace of a failed search.
      console.debug('The search failed:', error);
      // Without an answer, the panel would wait forever.
      post({id, answers: noAnswers});
    }
  }

  return {ask, load};
}
