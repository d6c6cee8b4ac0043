import {searchIndexes} from '../core/search';
import {arrange} from './arrange';
import type {IndexStore} from './indexStore';
import type {FromWorker, SearchQuestion, SearchSetup} from './messages';

/** How long the other indexes leave the line to the one that matters most. */
const headStart = 400;

/** Answers questions; a part of an answer comes before the rest where indexes are still on their way. */
export interface Searcher {
  /** Loads indexes before anything is asked, the active one first. */
  load(tags: readonly string[], activeTag?: string): Promise<unknown>;
  ask(id: number, question: SearchQuestion): Promise<void>;
  forget(place: SearchQuestion['place']): void;
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

  /** Resolves when there is enough for a first answer, or when waiting for it takes too long. */
  async function load(tags: readonly string[], activeTag?: string): Promise<unknown> {
    const active = activeTag === undefined ? undefined : store.load(activeTag);
    await Promise.race([active, after(headStart)]);
    const all = Promise.all(tags.map((tag) => store.load(tag)));
    // Without an index that matters most, an order made of the first to arrive would be an accident.
    return Promise.race([active ?? all, after(headStart)]);
  }

  async function ask(id: number, question: SearchQuestion): Promise<void> {
    newest.set(question.place, id);
    const isCurrent = () => newest.get(question.place) === id;
    const {activeTag, tags} = question;
    await load(tags, activeTag);
    if (!isCurrent() || (tags.some((tag) => store.ready(tag)) && answer(id, question))) {
      return;
    }
    const late = tags.filter((tag) => !store.ready(tag));
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
    forget(place) {
      newest.delete(place);
    },
  };
}
