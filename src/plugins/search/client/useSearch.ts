import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../types';
import type {SearchAnswers, SearchQuestion} from './messages';
import {searchClient} from './searchClient';
import type {SearchClient} from './workerClient';

/** After so many milliseconds without an answer the reader is told that it takes longer. */
export const stallAfter = 300;

/** Where a search stands. */
export interface SearchState {
  /** `idle` when the question is answered, `stalled` when the answer takes long enough to be mentioned. */
  readonly status: 'idle' | 'loading' | 'stalled';
  /** The latest answers, and the text that they answer. */
  readonly found?: {readonly text: string; readonly answers: SearchAnswers};
}

/** The search of this page, for asking and for fetching ahead. */
export function useSearchClient(): () => SearchClient {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData('search') as SearchGlobalData;
  return () => searchClient(siteConfig.baseUrl, data);
}

/**
 * Asks the search whenever the question changes.
 *
 * @param question should keep its identity while nothing about it changes; an empty text asks nothing.
 */
export function useSearch(question: SearchQuestion): SearchState {
  const getClient = useSearchClient();
  const [state, setState] = useState<SearchState & {readonly question?: SearchQuestion}>({status: 'idle'});

  useEffect(() => {
    if (question.text === '') {
      return undefined;
    }
    const stall = setTimeout(() => setState((now) => ({...now, question, status: 'stalled'})), stallAfter);
    const cancel = getClient().ask(question, (answers) => {
      clearTimeout(stall);
      setState({question, status: 'idle', found: {text: question.text, answers}});
    });
    return () => {
      clearTimeout(stall);
      cancel();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The client is the same for the life of the page.
  }, [question]);

  if (question.text === '') {
    return {status: 'idle'};
  }
  return state.question === question
    ? state
    : {status: state.status === 'stalled' ? 'stalled' : 'loading', found: state.found};
}
