import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';
import type {SearchGlobalData} from '../types';
import type {SearchAnswers, SearchQuestion} from './messages';
import {searchClient} from './searchClient';

/** Milliseconds without an answer before the spinner is shown. */
export const stallAfter = 300;

/** State of a search. */
export interface SearchState {
  /** `idle` once there is more than a preview; `stalled` if that takes long. */
  readonly status: 'idle' | 'loading' | 'stalled';
  /** The latest answers, and their query. */
  readonly found?: {readonly text: string; readonly answers: SearchAnswers};
}

/**
 * Searches whenever the question changes.
 *
 * @param question must be memoized; an empty text isn't searched for
 */
export function useSearch(question: SearchQuestion): SearchState {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData('search') as SearchGlobalData;
  const [state, setState] = useState<SearchState & {readonly question?: SearchQuestion}>({status: 'idle'});

  useEffect(() => {
    if (question.text === '') {
      return undefined;
    }
    const stall = setTimeout(() => setState((now) => ({...now, question, status: 'stalled'})), stallAfter);
    const cancel = searchClient(siteConfig.baseUrl, data).ask(question, (answers) => {
      const found = {text: question.text, answers};
      if (answers.isPreview) {
        setState(({status}) => ({question, status: status === 'stalled' ? status : 'loading', found}));
        return;
      }
      clearTimeout(stall);
      setState({question, status: 'idle', found});
    });
    return () => {
      clearTimeout(stall);
      cancel();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The client stays the same while the page is open.
  }, [question]);

  if (question.text === '') {
    return {status: 'idle'};
  }
  return state.question === question
    ? state
    : {status: state.status === 'stalled' ? 'stalled' : 'loading', found: state.found};
}
