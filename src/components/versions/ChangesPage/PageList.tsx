import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {ChangedPage, PageLink} from '@site/src/plugins/version-changes/types';

/** Pages that changed or moved: how much of each changed, and the way to its comparison. */
export function ChangedPages({pages}: {readonly pages: readonly ChangedPage[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className={styles.pages}>
      {pages.map(({title, path, share, from, comparison}) => (
        <li key={path}>
          <Link to={`/${path}`}>{title}</Link>
          {share > 0 && (
            <span>
              <Translate
                id="site.changes.share"
                description="Share of a page’s text that changed"
                values={{percent: Math.max(1, Math.round(share * 100))}}
              >
                {'{percent}% of the text'}
              </Translate>
            </span>
          )}
          {from !== undefined && (
            <span>
              <Translate id="site.changes.movedFrom" values={{path: <code>/{from}</code>}}>
                {'moved from {path}'}
              </Translate>
            </span>
          )}
          {comparison !== undefined && (
            <a
              href={withBaseUrl(`/${comparison}`)}
              aria-label={translate({id: 'site.changes.compareOf', message: 'Compare: {title}'}, {title})}
            >
              <Translate
                id="site.changes.compare"
                description="Link to the comparison of a page with its older version"
              >
                Compare
              </Translate>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Titles of pages with links. */
export function PageLinks({pages}: {readonly pages: readonly PageLink[]}): ReactNode {
  return (
    <ul className={styles.pages}>
      {pages.map(({title, path}) => (
        <li key={path}>
          <Link to={`/${path}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
