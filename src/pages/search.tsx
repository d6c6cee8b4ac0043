import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/components/search/SearchPage';

/** The search page. */
export default function Search(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}
