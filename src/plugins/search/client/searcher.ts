import {searchIndexes} from '../core/search';
import type {LoadedIndex} from '../types';
import {arrange} from './arrange';
import type {IndexStore} from './indexStore';
import type {FromWorker, SearchQuestion, SearchSetup} from './messages';

/** How long the other indexes leave the line to the one that matters most. */
const headStart = 400;

/** Answers questions; a part of an answer comes before the rest where indexes are still on their way. */
export interface Searcher {
  load(tags: readonly string[]): void;
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

  async function ask(id: number, question: SearchQuestion): Promise<void> {
    newest.set(question.place, id);
    const isCurrent = () => newest.get(question.place) === id;
    const {activeTag, tags} = question;
    const first: Promise<LoadedIndex>[] = tags.filter((tag) => tag === activeTag).map((tag) => store.load(tag));
    await Promise.race([Promise.all(first), after(headStart)]);
    const rest = tags.map((tag) => store.load(tag));
    // Without an index that matters most, an order made of the first to arrive would be an accident.
    await Promise.race([first.length > 0 ? first[0] : Promise.all(rest), after(headStart)]);
    if (!isCurrent() || (tags.some((tag) => store.ready(tag)) && answer(id, question))) {
      return;
    }
    const answerMore = () => {
      if (isCurrent() && answer(id, question)) {
        newest.delete(question.place);
      }
    };
    const late = tags.filter((tag) => !store.ready(tag));
    await Promise.all(late.map((tag) => store.load(tag).then(answerMore)));
  }

  return {
    ask,
    load(tags) {
      tags.forEach((tag) => void store.load(tag));
    },
    forget(place) {
      newest.delete(place);
    },
  };
}
