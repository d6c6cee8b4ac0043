import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useEffectEvent, useMemo, useReducer} from 'react';
import {emptyPanel, nextPanel, type PanelEvent, type PanelState} from '../core/panelState';
import {settleAfter} from '../core/settleAfter';
import type {PanelRow} from '../row';
import {useRecent, type RecentSearches} from '../useRecent';
import {useRowOf} from '../useRowOf';
import type {SearchAnswers, SearchQuestion} from '@site/src/plugins/search/client/messages';
import {useSearch, useSearchClient, type SearchState} from '@site/src/plugins/search/client/useSearch';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** The box, its list, and what the search says. */
export interface Panel {
  readonly state: PanelState<PanelRow>;
  dispatch(event: PanelEvent<PanelRow>): void;
  readonly status: SearchState['status'];
  /** What was found for the text in the box. */
  readonly answers?: SearchAnswers;
  readonly recent: RecentSearches;
  /** Puts another text into the box. */
  type(query: string): void;
  /** Lists the recent searches, if there are any. */
  showRecent(): void;
}

/** Ties the box to the search: what is typed is asked, what is found is listed. */
export function usePanel(initialQuery: string): Panel {
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const recent = useRecent();
  const [state, dispatch] = useReducer(nextPanel<PanelRow>, initialQuery, (query) => {
    const rows = query === '' && openOnFocus ? recent.rows() : [];
    const event: PanelEvent<PanelRow> = rows.length > 0 ? {type: 'recent', rows} : {type: 'typed', query};
    return nextPanel(emptyPanel<PanelRow>(), event);
  });
  const context = useSearchTags();
  const getClient = useSearchClient();
  const rowOf = useRowOf();
  const text = state.query.trim();
  const question = useMemo((): SearchQuestion => ({place: 'panel', text, ...context}), [text, context]);
  const {status, found} = useSearch(question);
  // An answer is one to this question, and not to the same text asked of another version.
  const latest = status === 'idle' ? found : undefined;
  const loadAhead = useEffectEvent(() => getClient().load(context.tags, context.activeTag));
  useEffect(() => loadAhead(), []);

  useEffect(() => dispatch({type: 'outdated'}), [context]);
  useEffect(() => {
    if (latest) {
      dispatch({type: 'answered', query: latest.text, rows: latest.answers.rows.flatMap(rowOf)});
    }
  }, [latest, rowOf]);

  const {rows, answered, isOpen} = state;
  useEffect(() => {
    const timer = setTimeout(() => dispatch({type: 'settled'}), settleAfter);
    return () => clearTimeout(timer);
  }, [rows, answered, text, isOpen]);

  const showRecent = () => {
    const listed = recent.rows();
    if (listed.length > 0) {
      dispatch({type: 'recent', rows: listed});
    }
  };
  return {
    state,
    dispatch,
    status,
    answers: found?.text === text ? found.answers : undefined,
    recent,
    type(query) {
      dispatch({type: 'typed', query});
      if (query === '' && openOnFocus) {
        showRecent();
      }
    },
    showRecent,
  };
}
