import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function HomePage(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>Home</h1>
        <Link to="/docs">Overview</Link> <Link to="/throwing">Throwing page</Link>{' '}
        <Link to="/no-default-export">No default export</Link>
      </main>
    </Layout>
  );
}
