import Head from '@docusaurus/Head';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {pageCard} from '@site/src/plugins/social-cards/core/cardAddress';

/**
 * Replaces the site's card in links to the page.
 *
 * @param address path of the card
 * @param alt text on the card
 */
export function SocialCard({address, alt}: {readonly address: string; readonly alt: string}): ReactNode {
  const image = useDocusaurusContext().siteConfig.url + address;
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}

/** The part of a page's metadata that its card depends on. */
interface PageWithCard {
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
