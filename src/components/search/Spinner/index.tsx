import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows that results take longer. For screen readers, its container has `aria-busy`. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} />;
}
