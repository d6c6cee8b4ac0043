import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCopy} from './useCopy';

interface Props {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly subject: string;
}

/** Copies a text, and reports success or failure for two seconds. */
export function CopyButton({text, subject}: Props): ReactNode {
  const {outcome, copy, status} = useCopy(
    () => navigator.clipboard.writeText(text),
    translate({id: 'site.copy.refused', message: 'Copying was blocked'}),
  );
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      data-outcome={outcome}
      aria-label={translate({id: 'site.copy.label', message: 'Copy {subject}'}, {subject})}
      onClick={copy}
    >
      <svg className="line-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={outcome === 'copied' ? 'm3 8.5 3.5 3.5L13 4.5' : 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z'} />
      </svg>
      {status}
    </button>
  );
}
