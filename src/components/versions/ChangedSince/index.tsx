import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {ComparisonProps} from '../Comparison';
import styles from './styles.module.css';

interface Props extends ComparisonProps {
  /** Path of the list of changes in the version. */
  readonly overview: string;
}

/**
 * The line below the title of a page that changed since the previous version. Opening it fetches the comparison. Below
 * that, a link leads to the page's entry in the list of changes, also without JavaScript.
 */
export function ChangedSince({page, since, overview}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [Comparison, setComparison] = useState<ComponentType<ComparisonProps>>();
  const entry = `${overview}#${page}`;
  const load = () => {
    import('../Comparison').then(
      (loaded) => setComparison(() => loaded.Comparison),
      // A new deployment replaced this page's files.
      () => window.location.assign(entry),
    );
  };
  useEffect(() => {
    // The reader may have opened it before hydration.
    if (details.current?.open) {
      load();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only once.
  }, []);
  return (
    <details ref={details} className={clsx('changed-since', styles.changes)} onToggle={load}>
      <summary className="screen-only">
        <Translate id="site.version.changedSince" values={{version: since}}>
          {'Changed since {version}'}
        </Translate>
      </summary>
      {Comparison && <Comparison page={page} since={since} />}
      <p className="screen-only">
        <Link to={entry}>
          <Translate id="site.version.allChanges" values={{version: since}}>
            {'All changes since {version}'}
          </Translate>
        </Link>
      </p>
    </details>
  );
}
