import Layout from '@theme/Layout';

export default function HomePage() {
  return (
    <Layout>
      <main>
        <h1>Extra</h1>
      </main>
    </Layout>
  );
}
