import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/components/search/SearchPage';

/** All results of a query. */
export default function Search(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}
