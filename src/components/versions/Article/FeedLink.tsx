import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface FeedLinkProps {
  readonly product: string;
  /** Path below the base URL. */
  readonly feed: string;
}

/** Link to the feed of a product's releases, for readers and, in the page's head, for feed readers. */
export function FeedLink({product, feed}: FeedLinkProps): ReactNode {
  const href = useBaseUrlUtils().withBaseUrl(`/${feed}`);
  const title = translate(
    {
      id: 'site.versions.feedTitle',
      message: 'What changed in {product}',
      description: 'Title of the feed of a product’s releases',
    },
    {product},
  );
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title={title} href={href} />
      </Head>
      <a href={href}>
        <Translate
          id="site.versions.feed"
          description="Link to the feed of a product’s releases"
          values={{product}}
        >
          {'Feed of {product} releases'}
        </Translate>
      </a>
    </>
  );
}
