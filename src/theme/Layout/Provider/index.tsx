import Provider from '@theme-original/Layout/Provider';
import type {ComponentProps, ReactNode} from 'react';
import {ShortcutsProvider} from '@site/src/components/keyboard/ShortcutsProvider';
import {LanguageOffer} from '@site/src/components/language/LanguageOffer';
import {SearchProvider} from '@site/src/components/search/SearchProvider';

/** Provides the search dialog, the list of shortcuts, and the shortcuts to the whole page, and offers its translation. */
export default function LayoutProvider({children}: ComponentProps<typeof Provider>): ReactNode {
  return (
    <Provider>
      <ShortcutsProvider>
        <SearchProvider>{children}</SearchProvider>
      </ShortcutsProvider>
      <LanguageOffer />
    </Provider>
  );
}
