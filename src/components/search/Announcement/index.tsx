import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Milliseconds without a change before screen readers are told: earlier, they would talk over the typing. */
export const settleAfter = 500;

interface Props {
  /** What is asked: for another one the same text is read out again. */
  readonly subject: string;
  /** Without one, what was said about the subject stays. */
  readonly text: string | undefined;
}

/** Tells screen readers how a search ended, once the reader rests. */
export function Announcement({subject, text}: Props): ReactNode {
  const [told, setTold] = useState({subject, text: ''});
  useEffect(() => {
    if (text === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setTold({subject, text}), settleAfter);
    return () => clearTimeout(timer);
  }, [subject, text]);
  return (
    <div role="status" className={styles.announcement}>
      {told.subject === subject ? told.text : ''}
    </div>
  );
}
