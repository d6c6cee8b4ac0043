import type {ReactNode} from 'react';
import {FirstPaintAwaits} from '@site/src/components/firstPaint/FirstPaintAwaits';
import {SearchBox} from '@site/src/components/search/SearchBox';

const id = 'navbar-end';

/**
 * The search button in the navbar. It's the last item, because the right half of the navbar grows to the left during
 * parsing.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <FirstPaintAwaits id={id} />
      <SearchBox endId={id} />
    </>
  );
}
