import Layout from '@theme/Layout';
import {ToolLine} from '@site/src/components/home/ToolLine';

export default function HomePage() {
  return (
    <Layout>
      <main>
        <h1>Home</h1>
        <ToolLine />
      </main>
    </Layout>
  );
}
