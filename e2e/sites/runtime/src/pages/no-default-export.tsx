import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

function Page(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>Rendered at build only</h1>
      </main>
    </Layout>
  );
}

// The build needs a page, so the default export is removed only in the browser.
export default (typeof window === 'undefined' ? Page : undefined) as typeof Page;
