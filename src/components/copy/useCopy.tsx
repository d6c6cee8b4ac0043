import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import styles from './styles.module.css';

const shownFor = 2000;

/**
 * Copies to the clipboard, and reports success or failure for two seconds.
 *
 * @param write writes to the clipboard; rejects if it can't
 * @param failure message if copying fails
 * @returns the outcome, a function that copies, and the element that announces the outcome
 */
export function useCopy(write: () => Promise<void>, failure: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    void Promise.resolve()
      .then(write)
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      );
  const status = (
    <span role="status" className={styles.status}>
      {outcome === 'copied' && translate({id: 'site.copy.copied', message: 'Copied'})}
      {outcome === 'refused' && failure}
    </span>
  );
  return {outcome, copy, status};
}
