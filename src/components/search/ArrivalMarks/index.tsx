import Translate from '@docusaurus/Translate';
import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useArrival} from './useArrival';

/**
 * Marks the words of a search in the page that the reader opened from its results, until Escape or
 * the button takes the marks away. They are the browser's own, so the page itself stays untouched.
 */
export function ArrivalMarks(): ReactNode {
  const {arrived, clear} = useArrival();
  const [marked, setMarked] = useState<typeof arrived>();
  const clearNow = useEffectEvent(clear);

  useEffect(() => {
    if (!arrived?.terms.length || !('highlights' in CSS)) {
      return undefined;
    }
    const stop = new AbortController();
    import('./markArticle').then(
      async ({markArticle}) => {
        if ((await markArticle(arrived.terms, stop.signal)) > 0) {
          setMarked(arrived);
        }
      },
      // The files of an older deployment are gone: the page is whole without marks.
      () => undefined,
    );
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        clearNow();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop.abort();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [arrived]);

  return (
    arrived &&
    marked === arrived && (
      <button type="button" className={styles.clear} onClick={clear}>
        <Translate id="site.search.clearMarks">Clear highlights</Translate>
      </button>
    )
  );
}
