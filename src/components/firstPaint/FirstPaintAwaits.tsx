import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * Browsers that know `rel="expect"` paint nothing before they come to the element with this id: what stands
 * before it and grows, or is centred, while it is parsed would move before the reader's eyes.
 */
export function FirstPaintAwaits({id}: {readonly id: string}): ReactNode {
  return (
    <Head>
      <link rel="expect" href={`#${id}`} blocking="render" />
    </Head>
  );
}
