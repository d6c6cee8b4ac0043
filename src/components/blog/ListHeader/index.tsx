import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Shown below the description, such as links to other lists. */
  readonly children?: ReactNode;
}

/** Heading and purpose of a list of posts, tags, or authors. */
export function ListHeader({title, description, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{description}</p>
      {children}
    </header>
  );
}
