import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {ComparisonProps} from '../Comparison';
import styles from './styles.module.css';

interface Props extends Pick<ComparisonProps, 'page' | 'since'> {
  /** Path of the list of changes in the version. */
  readonly overview: string;
}

/**
 * The line below the title of a page that changed since the previous version. It fetches and opens the comparison.
 * Without JavaScript, it links to the page's entry in the list of changes.
 */
export function ChangedSince({page, since, overview}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Comparison, setComparison] = useState<ComponentType<ComparisonProps>>();
  const entry = `${overview}#${page}`;
  const text = (
    <Translate id="site.version.changedSince" values={{version: since}}>
      {'Changed since {version}'}
    </Translate>
  );
  const close = () => {
    setComparison(undefined);
    button.current?.focus();
  };
  const open = () => {
    import('../Comparison').then(
      (loaded) => setComparison(() => loaded.Comparison),
      // A new deployment replaced this page's files.
      () => window.location.assign(entry),
    );
  };
  return (
    <div className={clsx('changed-since', styles.line)}>
      {useIsBrowser() ? (
        <button
          ref={button}
          type="button"
          className="link-button screen-only"
          aria-expanded={Boolean(Comparison)}
          onClick={Comparison ? close : open}
        >
          {text}
        </button>
      ) : (
        <Link className="screen-only" to={entry}>
          {text}
        </Link>
      )}
      {Comparison && <Comparison {...{page, since, entry}} onClose={close} />}
    </div>
  );
}
