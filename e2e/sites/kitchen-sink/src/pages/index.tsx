import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function HomePage(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>Kitchen sink</h1>
      </main>
    </Layout>
  );
}
