import type {ReactNode} from 'react';
import {SearchBox} from '@site/src/components/search/SearchBox';

/** The button in the navbar that opens the search. */
export default function SearchBar(): ReactNode {
  return <SearchBox />;
}
