import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {LatestPosts} from '@site/src/components/home/LatestPosts';

export default function HomePage(): ReactNode {
  return (
    <Layout description="Home of the fixture site for the blog">
      <main>
        <h1>Blog fixture</h1>
        <LatestPosts />
      </main>
    </Layout>
  );
}
