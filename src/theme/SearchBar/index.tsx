import type {ReactNode} from 'react';
import {FirstPaintAwaits} from '@site/src/components/firstPaint/FirstPaintAwaits';
import {SearchBox} from '@site/src/components/search/SearchBox';

const id = 'navbar-end';

/**
 * The button in the navbar that opens the search. It's the last item, because the right half of the navbar grows to the left
 * while the browser parses it.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <FirstPaintAwaits id={id} />
      <SearchBox endId={id} />
    </>
  );
}
