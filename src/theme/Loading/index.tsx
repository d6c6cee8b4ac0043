import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';
import './loadFailure.css';

/** Shown instead of a page that is loading or failed to load. */
export default function Loading({error, pastDelay, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="load-failure" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          {translate({id: 'site.loading.retry', message: 'Retry'})}
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div
      className={styles.spinner}
      role="status"
      aria-label={translate({id: 'site.loading.label', message: 'Loading'})}
    >
      <span />
      <span />
    </div>
  );
}
