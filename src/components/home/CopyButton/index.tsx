import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const shownFor = 2000;

interface Props {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly subject: string;
}

/** Copies a text, and reports success or failure for two seconds. */
export function CopyButton({text, subject}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      );
  const said =
    outcome === 'copied'
      ? translate({id: 'site.home.copied', message: 'Copied'})
      : translate({id: 'site.home.copy.refused', message: 'Copying was blocked'});
  return (
    <button
      type="button"
      className={styles.copy}
      data-outcome={outcome}
      aria-label={translate({id: 'site.home.copy.label', message: 'Copy {subject}'}, {subject})}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={outcome === 'copied' ? 'm3 8.5 3.5 3.5L13 4.5' : 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z'} />
      </svg>
      <span role="status" className={styles.said}>
        {outcome && said}
      </span>
    </button>
  );
}
