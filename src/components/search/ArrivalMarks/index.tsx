import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {Arrival} from '../SearchModal/useOpenRow';
import styles from './styles.module.css';

/**
 * Marks the words of a search in the page that the reader opened from its results, until Escape or
 * the button takes the marks away. They are the browser's own, so the page itself stays untouched.
 */
export function ArrivalMarks(): ReactNode {
  const {action} = useHistory();
  const {state, key} = useLocation<Arrival | undefined>();
  const [cleared, setCleared] = useState<string>();
  const [marked, setMarked] = useState<string>();
  // Back, Forward, and a reload lead to a page that has been read already.
  const terms = action === 'POP' || cleared === key ? undefined : state?.searchTerms;

  useEffect(() => {
    if (!terms?.length || !('highlights' in CSS)) {
      return undefined;
    }
    const stop = new AbortController();
    void import('./markArticle').then(async ({markArticle}) => {
      if ((await markArticle(terms, stop.signal)) > 0) {
        setMarked(key);
      }
    });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        setCleared(key);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop.abort();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [terms, key]);

  return (
    terms &&
    marked === key && (
      <button type="button" className={styles.clear} onClick={() => setCleared(key)}>
        <Translate id="site.search.clearMarks">Clear highlights</Translate>
      </button>
    )
  );
}
