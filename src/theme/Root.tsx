import type {ReactNode} from 'react';
import {LanguageOffer} from '@site/src/components/language/LanguageOffer';

/** What stays while pages change: the offer of the reader's own language. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <LanguageOffer />
    </>
  );
}
