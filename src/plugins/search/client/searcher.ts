import {searchIndexes} from '../core/search';
import {arrange} from './arrange';
import type {IndexStore} from './indexStore';
import type {FromWorker, SearchQuestion, SearchSetup} from './messages';

/**
 * How long an answer waits for an index, in ms. The active one gets more time, because a row of another index shown
 * before it would stay active above everything that follows.
 */
const patience = {active: 4000, other: 400};

/** Answers questions, in parts while indexes are still loading. */
export interface Searcher {
  /** Loads indexes before the first question, the active one first. */
  load(tags: readonly string[], activeTag?: string): Promise<unknown>;
  ask(id: number, question: SearchQuestion): Promise<void>;
  /** Drops a question, unless a newer one has replaced it. */
  forget(id: number, place: SearchQuestion['place']): void;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Makes a searcher that keeps indexes in a store and posts what it finds. */
export function createSearcher(
  {indexes}: SearchSetup,
  store: IndexStore,
  post: (answer: FromWorker) => void,
): Searcher {
  const newest = new Map<SearchQuestion['place'], number>();
  const arrivals = new Map<string, Promise<unknown>>();

  function answer(id: number, {text, tags, activeTag, view}: SearchQuestion): boolean {
    const ready = tags.flatMap((tag) => store.ready(tag) ?? []);
    const isComplete = ready.length === tags.length;
    const {hits, problem, suggestions} = searchIndexes(text, ready, activeTag);
    // Nothing is only not found once all indexes were searched.
    if (isComplete || hits.length > 0) {
      post({id, answers: {...arrange(hits, view, indexes), problem, suggestions, isComplete}});
    }
    return isComplete;
  }

  /** Resolves when an index has arrived or had its time, which starts once and not with every question. */
  function arrivalOf(tag: string, role: keyof typeof patience): Promise<unknown> {
    const key = `${role} ${tag}`;
    const arrival = arrivals.get(key) ?? Promise.race([store.load(tag), after(patience[role])]);
    arrivals.set(key, arrival);
    return arrival;
  }

  /** Resolves when there is enough for a first answer, or waiting for it takes too long. */
  async function load(tags: readonly string[], activeTag?: string): Promise<unknown> {
    if (activeTag !== undefined) {
      await arrivalOf(activeTag, 'active');
    }
    const all = Promise.all(tags.map((tag) => arrivalOf(tag, 'other')));
    // Without an active index, the order of the first rows would depend on which one arrives first.
    return activeTag === undefined ? all : undefined;
  }

  async function ask(id: number, question: SearchQuestion): Promise<void> {
    newest.set(question.place, id);
    const isCurrent = () => newest.get(question.place) === id;
    const {activeTag, tags} = question;
    await load(tags, activeTag);
    const late = tags.filter((tag) => !store.ready(tag));
    const isWaiting = tags.length > 0 && late.length === tags.length;
    if (!isCurrent() || (!isWaiting && answer(id, question))) {
      return;
    }
    await Promise.all(
      late.map(async (tag) => {
        await store.load(tag);
        if (isCurrent()) {
          answer(id, question);
        }
      }),
    );
  }

  return {
    ask,
    load,
    forget(id, place) {
      if (newest.get(place) === id) {
        newest.delete(place);
      }
    },
  };
}
