import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';
import {PageCard} from '@site/src/components/head/cards';

/** The stock tags of a post, and its card unless its front matter has an image. */
export default function BlogPostPageMetadata(): ReactNode {
  return (
    <>
      <PageCard page={useBlogPost().metadata} />
      <OriginalMetadata />
    </>
  );
}
