import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ProductVersions} from '@site/src/plugins/version-changes/types';

/** Link to the feed of a product's releases, for readers and, in the page's head, for feed readers. */
export function FeedLink({product, feed}: Pick<ProductVersions, 'product' | 'feed'>): ReactNode {
  const title = translate({id: 'site.versions.feedTitle', message: 'What changed in {product}'}, {product});
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title={title} href={feed} />
      </Head>
      <a href={feed}>
        <Translate id="site.versions.feed" values={{product}}>
          {'{product} release feed'}
        </Translate>
      </a>
    </>
  );
}
