import type {ReactNode} from 'react';
import {LanguageOffer} from '@site/src/components/language/LanguageOffer';

/** Holds what persists across pages: the language offer. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <LanguageOffer />
    </>
  );
}
