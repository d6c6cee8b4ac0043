import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogLayout';
import OriginalBlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';

/** The stock blog layout, with a post's table of contents as a landmark. */
export default function BlogLayout({toc, ...layout}: Props): ReactNode {
  const name = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <OriginalBlogLayout
      {...layout}
      toc={
        toc !== undefined && (
          <nav className="blog-contents" aria-label={name}>
            {toc}
          </nav>
        )
      }
    />
  );
}
