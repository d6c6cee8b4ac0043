import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Handlers for pointer, touch, and keyboard. */
export interface PointableProps {
  readonly point: () => void;
  /** Whether Tab stops here; arrow keys reach the other entries. */
  readonly tabStop: boolean;
}

/** An entry that reacts to pointing. Without JavaScript, it's plain text instead of a dead button. */
export function Pointable({
  point,
  tabStop,
  children,
}: PointableProps & {readonly children: ReactNode}): ReactNode {
  if (!useIsBrowser()) {
    return <span className={styles.entry}>{children}</span>;
  }
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.entry)}
      tabIndex={tabStop ? 0 : -1}
      onPointerEnter={point}
      onFocus={point}
      onClick={point}
    >
      {children}
    </button>
  );
}
