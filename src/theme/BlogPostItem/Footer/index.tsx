import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalFooter from '@theme-original/BlogPostItem/Footer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {MarkdownActions} from '@site/src/components/docs/MarkdownActions';

/** Footer of a post, with its Markdown where the post is shown in full. */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      <OriginalFooter />
      {isBlogPostPage && !metadata.unlisted && (
        <footer className={styles.actions}>
          <MarkdownActions route={metadata.permalink} />
        </footer>
      )}
    </>
  );
}
