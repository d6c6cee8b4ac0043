import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The blog layout. The stock layout puts a post's table of contents outside all landmarks. */
export default function BlogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layout}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>{children}</main>
          {toc !== undefined && (
            <nav
              className="col col--2"
              aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
            >
              {toc}
            </nav>
          )}
        </div>
      </div>
    </Layout>
  );
}
