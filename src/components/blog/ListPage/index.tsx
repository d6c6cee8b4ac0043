import {PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import {ListHeader} from '../ListHeader';

interface ListPageProps extends Pick<Props, 'sidebar'> {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A blog page that lists posts, tags, or authors, with a title and description for search engines and readers. */
export function ListPage({title, description, sidebar, children}: ListPageProps): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={title} description={description} />
        {children}
      </BlogLayout>
    </>
  );
}
