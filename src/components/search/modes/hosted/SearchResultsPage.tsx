import type {ReactNode} from 'react';
import {useHostedAnswers} from '../../HostedSearch/useHostedAnswers';
import {SearchPage} from '../../SearchPage';

/** The page of results, answered by the hosted service. */
export default function SearchResultsPage(): ReactNode {
  return <SearchPage useAnswers={useHostedAnswers} />;
}
