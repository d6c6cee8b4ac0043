import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {NotFoundPage} from '@site/src/components/notFound/NotFoundPage';

/** The page for unknown addresses. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'site.notFound.title', message: 'Page not found'})} />
      <Layout>
        <NotFoundPage />
      </Layout>
    </>
  );
}
