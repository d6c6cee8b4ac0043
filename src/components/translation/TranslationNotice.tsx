import Link from '@docusaurus/Link';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Status} from '@site/src/plugins/translation-status/core/status';

interface Props {
  readonly status: Extract<Status, 'missing' | 'stale'>;
  /** Anchor of the page on the status page. */
  readonly row: string;
  /** Anchors that the translation lacks, separated by spaces. Links to them lead here. */
  readonly anchors: string;
}

/** One line above a page that isn't translated or whose English page has changed since. */
export function TranslationNotice({status, row, anchors}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {defaultLocale} = useDocusaurusContext().i18n;
  const english = useAlternatePageUtils().createUrl({locale: defaultLocale, fullyQualified: false});
  const ids = anchors.split(' ').filter(Boolean);
  ids.forEach(collectAnchor);
  return (
    <div className="alert alert--info page-note" role="note">
      {ids.map((id) => (
        <span key={id} id={id} />
      ))}
      {status === 'missing' ? (
        <Translate id="site.translation.missing">This page isn’t translated yet.</Translate>
      ) : (
        <Translate id="site.translation.stale">
          The English page has changed since this page was translated.
        </Translate>
      )}{' '}
      <a href={english} hrefLang={defaultLocale}>
        <Translate id="site.translation.english">English page</Translate>
      </a>
      {' · '}
      <Link to={`/translation-status#${row}`}>
        {status === 'missing' ? (
          <Translate id="site.translation.status">Translation status</Translate>
        ) : (
          <Translate id="site.translation.changes">Changed sections</Translate>
        )}
      </Link>
    </div>
  );
}
