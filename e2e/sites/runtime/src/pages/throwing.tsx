import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {throwIfAsked} from '../fault';

function Content(): ReactNode {
  throwIfAsked('page');
  return <p>The page works.</p>;
}

export default function ThrowingPage(): ReactNode {
  return (
    <Layout title="Throwing">
      <main>
        <h1>A page that can throw</h1>
        <Content />
      </main>
    </Layout>
  );
}
