import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Replaces the site's card in links to the page.
 *
 * @param address path of the card
 * @param alt text on the card
 */
export function SocialCard({address, alt}: {readonly address: string; readonly alt: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const image = siteConfig.url + address;
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}
