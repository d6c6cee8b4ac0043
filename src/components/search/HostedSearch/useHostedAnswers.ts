import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import type {PageState} from '../SearchPage';
import {askService} from './askService';
import {useService} from './useService';
import type {SearchQuestion} from '@site/src/plugins/search/client/messages';
import {stallAfter} from '@site/src/plugins/search/client/useSearch';

/** Milliseconds without a key after which the service is asked. */
const askAfter = 150;

/** Asks the hosted service whenever the question changes, and says when it fails. */
export function useHostedAnswers(question: SearchQuestion): PageState {
  const {siteConfig, i18n} = useDocusaurusContext();
  const service = useService();
  const [state, setState] = useState<PageState & {readonly question?: SearchQuestion}>({status: 'idle'});
  const {baseUrl} = siteConfig;
  const locale = i18n.currentLocale;

  useEffect(() => {
    if (question.text === '') {
      return undefined;
    }
    const stop = new AbortController();
    const stall = setTimeout(() => setState((now) => ({...now, question, status: 'stalled'})), stallAfter);
    const ask = setTimeout(() => {
      askService(service, question, locale, baseUrl, stop.signal)
        .then(
          (answers) => setState({question, status: 'idle', found: {text: question.text, answers}}),
          () => stop.signal.aborted || setState({question, status: 'idle', isFailed: true}),
        )
        .finally(() => clearTimeout(stall));
    }, askAfter);
    return () => {
      stop.abort();
      clearTimeout(stall);
      clearTimeout(ask);
    };
  }, [question, service, locale, baseUrl]);

  if (question.text === '') {
    return {status: 'idle'};
  }
  return state.question === question ? state : {status: 'loading', found: state.found};
}
