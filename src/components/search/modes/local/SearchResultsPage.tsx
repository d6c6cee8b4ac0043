import type {ReactNode} from 'react';
import {SearchPage} from '../../SearchPage';
import {useSearch} from '@site/src/plugins/search/client/useSearch';

/** The page of results, answered by the search that is part of the site. */
export default function SearchResultsPage(): ReactNode {
  return <SearchPage useAnswers={useSearch} />;
}
