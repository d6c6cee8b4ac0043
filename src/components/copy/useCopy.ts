import {useEffect, useState} from 'react';

const shownFor = 2000;

/**
 * Copies to the clipboard, and reports success or failure for two seconds.
 *
 * @param write writes to the clipboard; rejects if it can't
 */
export function useCopy(write: () => Promise<void>) {
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
  return {outcome, copy};
}
