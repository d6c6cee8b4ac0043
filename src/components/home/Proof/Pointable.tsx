import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What makes an entry answer to pointer, finger, and keyboard. */
export interface PointableProps {
  readonly point: () => void;
  /** Whether the Tab key stops here; the arrow keys reach the other entries. */
  readonly tabStop: boolean;
}

/** An entry that can be pointed at. Without JavaScript it is plain text instead of a dead button. */
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
      className={styles.entry}
      tabIndex={tabStop ? 0 : -1}
      onPointerEnter={point}
      onFocus={point}
      onClick={point}
    >
      {children}
    </button>
  );
}
