import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tag or an author. */
export interface Entry {
  readonly label: string;
  /** Absent if the entry has no page. */
  readonly path?: string;
  readonly count: number;
  readonly description?: string;
}

/** Tags or authors, each with its number of posts and a description. */
export function EntryList({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.list)}>
      {entries.map(({label, path, count, description}) => (
        <li key={label}>
          {path === undefined ? <b>{label}</b> : <Link to={path}>{label}</Link>}{' '}
          <span className="badge badge--secondary">{count}</span>
          {description !== undefined && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
