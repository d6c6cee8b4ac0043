import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const route = {plugin: {name: 'crash', id: 'default'}};

/** The crash page for errors outside a page's content. Shown without the site's layout if the layout crashes, too. */
export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
