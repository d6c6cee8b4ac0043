import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import type {Arrival} from '../row';
import styles from './styles.module.css';

/**
 * Highlights the words of a search on the page that was opened from its results, until Escape or the button clears
 * them. Uses the browser's highlights, so the page's elements don't change.
 */
export function ArrivalMarks(): ReactNode {
  const {action} = useHistory();
  const {state, key, pathname, search} = useLocation<Arrival | undefined>();
  const page = pathname + search;
  const [arrived, setArrived] = useState<{page: string; key?: string; terms: readonly string[]}>();
  const [isMarked, setMarked] = useState(false);
  // Not after Back, Forward, or a reload: the reader has already seen the page.
  const terms = action === 'POP' ? undefined : state?.searchTerms;
  if (terms && (arrived?.key !== key || arrived?.page !== page)) {
    setArrived({page, key, terms});
  } else if (arrived && arrived.page !== page) {
    setArrived(undefined);
  }

  useEffect(() => {
    if (!arrived?.terms.length || !('highlights' in CSS)) {
      return undefined;
    }
    const stop = new AbortController();
    import('./markArticle').then(
      async ({markArticle}) => setMarked((await markArticle(arrived.terms, stop.signal)) > 0),
      // A new deployment replaced this page's files. The page works without highlights.
      () => undefined,
    );
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        setArrived({...arrived, terms: []});
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop.abort();
      setMarked(false);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [arrived]);

  return (
    arrived &&
    isMarked && (
      <button
        type="button"
        className={clsx('outline-button screen-only', styles.clear)}
        onClick={() => setArrived({...arrived, terms: []})}
      >
        <Translate id="site.searchBox.clearMarks">Clear highlights</Translate>
      </button>
    )
  );
}
