import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * Browsers that support `rel="expect"` paint nothing before they have parsed the element with this id. Otherwise, elements
 * before it that grow or are centered would move while the page is parsed.
 */
export function FirstPaintAwaits({id}: {readonly id: string}): ReactNode {
  return (
    <Head>
      <link rel="expect" href={`#${id}`} blocking="render" />
    </Head>
  );
}
