import Provider from '@theme-original/Layout/Provider';
import type {ComponentProps, ReactNode} from 'react';
import {SearchProvider} from '@site/src/components/search/SearchProvider';

/** Provides the search dialog and its shortcuts to the whole page. */
export default function LayoutProvider({children}: ComponentProps<typeof Provider>): ReactNode {
  return (
    <Provider>
      <SearchProvider>{children}</SearchProvider>
    </Provider>
  );
}
