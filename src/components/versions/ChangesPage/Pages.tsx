import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Overview} from '@site/src/plugins/version-changes/types';

/**
 * Links to pages, each with its path as the anchor. A page that exists in both versions also shows the share of changed
 * text and, if it moved, its old path.
 */
export function Pages({pages}: {readonly pages: Overview['added']}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  pages.forEach(({path}) => collectAnchor(path));
  return (
    <ul className={styles.pages}>
      {pages.map(({title, category, path, share = 0, from}) => (
        <li key={path} id={path}>
          <Link to={path}>{title}</Link>
          <span>
            {category !== undefined && ` · ${category}`}
            {share > 0 && ' · '}
            {share > 0 && (
              <Translate id="site.changes.share" values={{percent: Math.max(1, Math.round(share * 100))}}>
                {'{percent}% of the text'}
              </Translate>
            )}
            {from !== undefined && ' · '}
            {from !== undefined && (
              <Translate id="site.changes.movedFrom" values={{path: <code>{from}</code>}}>
                {'moved from {path}'}
              </Translate>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
