import {searchIndexes} from '../core/search';
import {arrange} from './arrange';
import type {IndexStore} from './indexStore';
import type {FromWorker, SearchQuestion, SearchSetup} from './messages';

/**
 * How long an answer waits for an index, in ms. The one that matters most has its time: a row of another
 * index that is shown before it stays the active one, above all that comes after. It also has the line to itself.
 */
const patience = {active: 4000, other: 400};

/** Answers questions; a part of an answer comes before the rest where indexes are still on their way. */
export interface Searcher {
  /** Loads indexes before anything is asked, the active one first. */
  load(tags: readonly string[], activeTag?: string): Promise<unknown>;
  ask(id: number, question: SearchQuestion): Promise<void>;
  /** Drops a question, unless a newer one has taken its place. */
  forget(id: number, place: SearchQuestion['place']): void;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Makes a searcher that keeps indexes in a store and posts what it finds. */
export function createSearcher(
  setup: SearchSetup,
  store: IndexStore,
  post: (answer: FromWorker) => void,
): Searcher {
  const newest = new Map<SearchQuestion['place'], number>();
  const arrivals = new Map<string, Promise<unknown>>();

  function answer(id: number, question: SearchQuestion): boolean {
    const indexes = question.tags.flatMap((tag) => store.ready(tag) ?? []);
    const isComplete = indexes.length === question.tags.length;
    const {hits, problem, suggestions} = searchIndexes(question.text, indexes, {
      boosts: setup.boosts,
      activeTag: question.activeTag,
    });
    // "Nothing found" may only be said of everything.
    if (isComplete || hits.length > 0) {
      post({id, answers: {...arrange(hits, question.view, setup), problem, suggestions, isComplete}});
    }
    return isComplete;
  }

  /** Resolves when an index is here, or has had its time: counted once, for no later question waits for it again. */
  function arrivalOf(tag: string, role: keyof typeof patience): Promise<unknown> {
    const key = `${role} ${tag}`;
    const arrival = arrivals.get(key) ?? Promise.race([store.load(tag), after(patience[role])]);
    arrivals.set(key, arrival);
    return arrival;
  }

  /** Resolves when there is enough for a first answer, or when waiting for it takes too long. */
  async function load(tags: readonly string[], activeTag?: string): Promise<unknown> {
    if (activeTag !== undefined) {
      await arrivalOf(activeTag, 'active');
    }
    const all = Promise.all(tags.map((tag) => arrivalOf(tag, 'other')));
    // Without an index that matters most, an order made of the first to arrive would be an accident.
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
      late.map((tag) =>
        store.load(tag).then(() => {
          if (isCurrent()) {
            answer(id, question);
          }
        }),
      ),
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
