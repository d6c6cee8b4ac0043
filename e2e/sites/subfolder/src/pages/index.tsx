import Layout from '@theme/Layout';

export default function HomePage() {
  return (
    <Layout>
      <main>
        <h1>Shell</h1>
      </main>
    </Layout>
  );
}
