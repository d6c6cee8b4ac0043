import {useEffect, useState, type ReactNode} from 'react';

/** Milliseconds without a change before results are announced, so that screen readers don't talk over typing. */
export const settleAfter = 500;

interface Props {
  /** The query. If it changes, the same text is announced again. */
  readonly subject: unknown;
  /** If absent, the last text about the subject stays. */
  readonly text: string | undefined;
}

/** Announces the outcome of a search to screen readers, once the reader pauses. */
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
    <div role="status" className="visually-hidden">
      {told.subject === subject ? told.text : ''}
    </div>
  );
}
