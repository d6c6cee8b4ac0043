import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import {memo, useMemo, type ReactNode} from 'react';
import {HitLink} from '../HitLink';
import type {Arrival} from '../row';
import {useGradually} from '../useGradually';
import {useRowOf} from '../useRowOf';
import styles from './styles.module.css';
import type {SearchRow} from '@site/src/plugins/search/client/messages';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** Links to the same topic in other versions. */
function OtherVersions({others}: Pick<SearchRow, 'others'>): ReactNode {
  const {indexes} = usePluginData('search') as SearchGlobalData;
  return (
    others.length > 0 && (
      <p className={styles.others}>
        <Translate id="site.search.otherVersions">Also in:</Translate>
        {others.map(({tag, route}) => (
          <Link key={route} to={route}>
            {indexes.find((info) => info.tag === tag)?.versionLabel}
          </Link>
        ))}
      </p>
    )
  );
}

interface Props {
  readonly found: readonly SearchRow[];
  /** Tag of the product that the reader came from. */
  readonly activeTag?: string;
  /** Position of the row to focus once it is shown, because the button that loaded it may be gone. */
  readonly focused?: number;
  /** Called before a result is opened in place. */
  onLeave(): void;
}

function takeFocus(row: HTMLElement | null): void {
  row?.focus({preventScroll: true});
}

/** The list of results. */
export const Results = memo(function Results({found, activeTag, focused, onLeave}: Props): ReactNode {
  const rowOf = useRowOf(activeTag);
  const history = useHistory();
  const rows = useMemo(
    () => found.map((result) => ({row: rowOf(result), others: result.others})),
    [found, rowOf],
  );
  return (
    <ol className={clsx('clean-list', styles.results)}>
      {useGradually(rows).map(({row, others}, index) => (
        // Keyed by position: changing texts costs the browser less than creating elements.
        <li key={index}>
          <HitLink
            row={row}
            ref={index === focused ? takeFocus : undefined}
            onOpen={() => {
              onLeave();
              history.push(row.key, {searchTerms: row.terms} satisfies Arrival);
            }}
          />
          <OtherVersions others={others} />
        </li>
      ))}
    </ol>
  );
});
