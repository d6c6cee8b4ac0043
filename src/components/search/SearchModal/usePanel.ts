import {usePluginData} from '@docusaurus/useGlobalData';
import {startTransition, useEffect, useEffectEvent, useMemo, useReducer, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {settleAfter} from '../Announcement';
import {emptyPanel, nextPanel, type PanelEvent, type PanelState} from '../core/panelState';
import {useRecent, type RecentSearches} from '../useRecent';
import {useRowOf} from '../useRowOf';
import type {SearchAnswers, SearchQuestion} from '@site/src/plugins/search/client/messages';
import {useSearch, useSearchClient, type SearchState} from '@site/src/plugins/search/client/useSearch';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import {cutInput} from '@site/src/plugins/search/core/parseQuery';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** The box, its list, and what the search says. */
export interface Panel {
  readonly state: PanelState;
  dispatch(event: PanelEvent): void;
  /** Keeps its text itself, so that an input method can compose in it. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly status: SearchState['status'];
  /** What was found for the text in the box. */
  readonly answers?: SearchAnswers;
  readonly recent: RecentSearches;
  /** Takes what the reader has typed; the key shows first. */
  take(text: string): void;
  /** Takes at once what is not yet rendered, because the reader goes on from there. */
  catchUp(): void;
  /** Puts a text into the box. */
  type(text: string): void;
  /** Lists the recent searches, if there are any. */
  showRecent(): void;
}

// Outlives the components, which are mounted anew on the way to another product.
let keptQuery = '';

/** Ties the box to the search: what is typed is asked, what is found is listed. */
export function usePanel(): Panel {
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const recent = useRecent();
  const box = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(nextPanel, keptQuery, (query) =>
    nextPanel(emptyPanel, {type: 'typed', query}),
  );
  const {query, rows, answered, isOpen} = state;
  const context = useSearchTags();
  const getClient = useSearchClient();
  const rowOf = useRowOf();
  const text = query.trim();
  const question = useMemo((): SearchQuestion => ({place: 'panel', text, ...context}), [text, context]);
  const {status, found} = useSearch(question);
  const loadAhead = useEffectEvent(() => getClient().load(context.tags, context.activeTag));
  useEffect(() => loadAhead(), []);

  useEffect(() => {
    keptQuery = query;
  }, [query]);
  useEffect(() => {
    if (found) {
      startTransition(() =>
        dispatch({type: 'answered', query: found.text, rows: found.answers.rows.flatMap(rowOf)}),
      );
    }
  }, [found, rowOf]);
  useEffect(() => {
    const timer = setTimeout(() => dispatch({type: 'settled'}), settleAfter);
    return () => clearTimeout(timer);
  }, [rows, answered, text, isOpen]);

  const write = (typed: string) => {
    if (box.current && box.current.value !== typed) {
      box.current.value = typed;
    }
  };
  const showRecent = () => {
    const listed = recent.rows();
    if (listed.length > 0) {
      write('');
      dispatch({type: 'recent', rows: listed});
    }
  };
  const type = (typed: string) => {
    write(cutInput(typed));
    dispatch({type: 'typed', query: typed});
    if (typed === '' && openOnFocus) {
      showRecent();
    }
  };
  return {
    state,
    dispatch,
    box,
    status,
    answers: found?.text === text ? found.answers : undefined,
    recent,
    take: (typed) => startTransition(() => type(typed)),
    catchUp() {
      const typed = box.current?.value ?? '';
      if (typed !== query) {
        flushSync(() => type(typed));
      }
    },
    type,
    showRecent,
  };
}
