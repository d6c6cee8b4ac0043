import Layout from '@theme/Layout';
import SearchResultsPage from '@theme/SearchResultsPage';
import type {ReactNode} from 'react';

/** All results of a query. */
export default function Search(): ReactNode {
  return (
    <Layout>
      <SearchResultsPage />
    </Layout>
  );
}
