import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import OriginalBlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';
import {numberedTitle} from '@site/src/components/blog/numberedTitle';

/** The posts of an author, with a description for search engines, which the stock page lacks. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const title = useBlogAuthorPageTitle(author);
  return (
    <>
      <OriginalBlogAuthorsPostsPage {...props} />
      <PageMetadata title={numberedTitle(title, listMetadata.page)} description={author.description} />
    </>
  );
}
