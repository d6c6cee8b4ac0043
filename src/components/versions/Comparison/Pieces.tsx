import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {RichText} from '../RichText';
import styles from './styles.module.css';
import type {Piece} from '@site/src/plugins/version-changes/core/comparePages';

interface ChangeProps {
  readonly change: Piece[0];
  readonly children: ReactNode;
}

/** Marks what was added or removed, also in words, because many screen readers don't announce it. */
export function Change({change, children}: ChangeProps): ReactNode {
  if (change === 0) {
    return children;
  }
  const Mark = change > 0 ? 'ins' : 'del';
  return (
    <Mark>
      <span className={styles.spoken}>
        {change > 0
          ? translate({id: 'site.diff.added', message: 'Added:'})
          : translate({id: 'site.diff.removed', message: 'Removed:'})}{' '}
      </span>
      {children}
    </Mark>
  );
}

/** Text with what was added and removed. */
export function Pieces({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(([change, text], index) => (
    <Change key={index} change={change}>
      <RichText text={text} />
    </Change>
  ));
}
