import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {SocialCard} from './SocialCard';
import {pageCard} from '@site/src/plugins/social-cards/core/cardAddress';

/** The part of a page's metadata that its card depends on. */
export interface PageWithCard {
  readonly permalink: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/** The page's own card. Pages that have no title or aren't listed have none. */
export function PageCard({page: {permalink, title, unlisted}}: {readonly page: PageWithCard}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {format} = useTitleFormatter();
  return title && !unlisted ? (
    <SocialCard address={pageCard(baseUrl, permalink)} alt={format(title)} />
  ) : null;
}
