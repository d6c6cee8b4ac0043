import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {fetchOk} from '../../fetchOk';
import {Parts, Pieces} from './Parts';
import styles from './styles.module.css';
import {pageChangesPath} from '@site/src/plugins/version-changes/core/paths';
import type {PageChanges} from '@site/src/plugins/version-changes/types';

export interface ComparisonProps {
  /** Path of the page. */
  readonly page: string;
  /** Label of the previous version. */
  readonly since: string;
}

/** What changed on a page since the previous version: the changed sections, and the titles of the others. */
export function Comparison({page, since}: ComparisonProps): ReactNode {
  const [changes, setChanges] = useState<PageChanges | 'failed'>();
  useEffect(() => {
    fetchOk(pageChangesPath(page))
      .then(async (response) => setChanges((await response.json()) as PageChanges))
      .catch(() => setChanges('failed'));
  }, [page]);
  if (changes === undefined) {
    return undefined;
  }
  if (changes === 'failed') {
    return (
      <p>
        <Translate id="site.diff.failed">Couldn’t load the comparison.</Translate>
      </p>
    );
  }
  const {before, sections} = changes;
  const changed = sections.filter(
    ({title, parts}) => parts.length > 0 || title.some(([change]) => change !== 0),
  );
  const unchanged = sections.filter((section) => !changed.includes(section));
  return (
    <div className={styles.panel}>
      <p>
        <Translate id="site.diff.sections" values={{count: changed.length}}>
          {'Changed sections: {count}'}
        </Translate>
      </p>
      {changed.map(({title, parts}, index) => (
        <section key={index}>
          {title.length > 0 && (
            <h2>
              <Pieces pieces={title} />
            </h2>
          )}
          <Parts parts={parts} />
        </section>
      ))}
      {unchanged.length > 0 && (
        <details>
          <summary>
            <Translate id="site.diff.unchanged" values={{count: unchanged.length}}>
              {'Unchanged sections: {count}'}
            </Translate>
          </summary>
          <ul>
            {unchanged.map(({title}, index) => (
              <li key={index}>
                <Pieces pieces={title} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="screen-only">
        <Link to={before}>
          <Translate id="site.diff.before" values={{version: since}}>
            {'This page in {version}'}
          </Translate>
        </Link>
      </p>
    </div>
  );
}
