import {useEffect, useState} from 'react';
import {settleAfter} from '../core/settleAfter';

/**
 * Holds a text back until the reader rests: it is empty on the way, so that it is told again when it is the same
 * for the next subject.
 *
 * @param text what is said of the subject; without it, what was said of it stays
 */
export function useRested(subject: string, text: string | undefined): string {
  const [rested, setRested] = useState({subject, text: ''});
  useEffect(() => {
    if (text === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setRested({subject, text}), settleAfter);
    return () => clearTimeout(timer);
  }, [subject, text]);
  return rested.subject === subject ? rested.text : '';
}
