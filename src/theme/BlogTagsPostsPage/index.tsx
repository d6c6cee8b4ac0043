import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogTagsPostsPage';
import OriginalBlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type {ReactNode} from 'react';
import {numberedTitle} from '@site/src/components/blog/numberedTitle';

/** The posts of a tag, with the page number in the title from page 2 on. */
export default function BlogTagsPostsPage(props: Props): ReactNode {
  const title = useBlogTagsPostsPageTitle(props.tag);
  return (
    <>
      <OriginalBlogTagsPostsPage {...props} />
      <PageMetadata title={numberedTitle(title, props.listMetadata.page)} />
    </>
  );
}
