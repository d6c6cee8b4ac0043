import routes from '@generated/routes';
import {useEffect, useState} from 'react';
import {pageSource, pathsIn} from '@site/src/docusaurus/runtime/client/pageSource';

/** Paths of all pages of the site in this language; those known already until the rest has been loaded. */
export function usePages(): ReadonlySet<string> {
  const [pages, setPages] = useState<ReadonlySet<string>>(() => new Set(pathsIn(routes)));
  useEffect(() => {
    pageSource()
      ?.allPages()
      .then(
        (paths) => setPages(new Set(paths)),
        // Without the list, the pages known already must do.
        () => undefined,
      );
  }, []);
  return pages;
}
