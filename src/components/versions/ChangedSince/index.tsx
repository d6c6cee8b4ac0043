import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {ComparisonProps} from '../Comparison';
import styles from './styles.module.css';

interface Props extends Pick<ComparisonProps, 'page' | 'since'> {
  /** Path of what changed in the version. */
  readonly overview: string;
}

/**
 * The line below the title of a page that changed since the version before. It opens the comparison, whose code and data are
 * fetched then; without JavaScript, it leads to the page's entry in the list of changes.
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
      // A deployment has replaced the files of this page.
      () => window.location.assign(entry),
    );
  };
  return (
    <div className={clsx('changed-since', styles.line)}>
      {useIsBrowser() ? (
        <button
          ref={button}
          type="button"
          className="clean-btn"
          aria-expanded={Boolean(Comparison)}
          onClick={Comparison ? close : open}
        >
          {text}
        </button>
      ) : (
        <Link to={entry}>{text}</Link>
      )}
      {Comparison && <Comparison {...{page, since, entry}} onClose={close} />}
    </div>
  );
}
