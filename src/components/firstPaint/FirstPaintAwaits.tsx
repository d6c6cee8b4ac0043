import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * Browsers that support `rel="expect"` don't paint until they have parsed the element with this id. Otherwise, elements
 * before it that grow or are centered would move during parsing.
 */
export function FirstPaintAwaits({id}: {readonly id: string}): ReactNode {
  return (
    <Head>
      <link rel="expect" href={`#${id}`} blocking="render" />
    </Head>
  );
}
