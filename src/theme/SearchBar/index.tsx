import type {ReactNode} from 'react';
import {FirstPaintAwaits} from '@site/src/components/firstPaint/FirstPaintAwaits';
import {SearchBox} from '@site/src/components/search/SearchBox';

const id = 'navbar-end';

/**
 * The button in the navbar that opens the search. It is the last item of the bar, whose right half grows
 * towards the left as it is parsed.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <FirstPaintAwaits id={id} />
      <SearchBox endId={id} />
    </>
  );
}
