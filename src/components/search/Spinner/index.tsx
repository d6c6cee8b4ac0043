import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The sign that an answer takes longer. What it stands in says so to screen readers, by `aria-busy`. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} />;
}
