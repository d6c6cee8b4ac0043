import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {SearchBox} from '@site/src/components/search/SearchBox';

const id = 'navbar-search';

/**
 * The button in the navbar that opens the search. It is the last item of the bar, whose right half grows
 * towards the left as it is parsed: browsers that know how to wait for an element paint the bar whole.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${id}`} blocking="render" />
      </Head>
      <SearchBox id={id} />
    </>
  );
}
