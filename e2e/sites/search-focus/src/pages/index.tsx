import Layout from '@theme/Layout';

export default function HomePage() {
  return (
    <Layout>
      <main>
        <h1>Home</h1>
        <input aria-label="Name" />
      </main>
    </Layout>
  );
}
