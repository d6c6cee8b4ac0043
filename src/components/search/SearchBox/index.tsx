import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {searchKey} from '../searchKey';
import {useSearchOpening} from '../SearchProvider';
import {searchText} from '../searchText';
import styles from './styles.module.css';

interface Props {
  /** Id of the element after the button. */
  readonly endId?: string;
  /** Whether the box fills its container, for use within a page. */
  readonly isWide?: boolean;
}

/** The button that opens the search. */
export function SearchBox({endId, isWide}: Props): ReactNode {
  const {open, prepare} = useSearchOpening();
  const keys = searchKey(useIsBrowser());
  return (
    <>
      <button
        type="button"
        className={clsx('outline-button', styles.opener, isWide && styles.wide)}
        aria-haspopup="dialog"
        data-needs-script
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={({currentTarget}) => open(currentTarget)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <svg className="line-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm4 9.5 4 4" />
        </svg>
        <span className="icon-word">{searchText()}</span>
        <kbd aria-hidden="true">{keys}</kbd>
      </button>
      <noscript id={endId}>
        <Link to="/search">
          {translate({id: 'site.searchBox.noScript', message: 'Search (needs JavaScript)'})}
        </Link>
      </noscript>
    </>
  );
}
