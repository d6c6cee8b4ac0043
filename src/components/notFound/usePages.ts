import routes from '@generated/routes';
import {useEffect, useState} from 'react';
import {pageSource, pathsIn} from '@site/src/docusaurus/runtime/client/pageSource';

/** Paths of all pages in this language or, until they're loaded, of the pages already known. */
export function usePages(): ReadonlySet<string> {
  const [pages, setPages] = useState<ReadonlySet<string>>(() => new Set(pathsIn(routes)));
  useEffect(() => {
    pageSource()
      ?.allPages()
      .then(
        (paths) => setPages(new Set(paths)),
        // If the list can't be loaded, use the known pages.
        () => undefined,
      );
  }, []);
  return pages;
}
