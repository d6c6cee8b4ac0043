import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ListHeader} from '@site/src/components/blog/ListHeader';
import {numberedTitle} from '@site/src/components/blog/numberedTitle';

/** A list of posts with a heading. Stock has no heading, and the same title on all pages. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page} = metadata;
  const fullDescription =
    page === 1
      ? blogDescription
      : translate({id: 'site.blog.page', message: '{text} Page {page}.'}, {text: blogDescription, page});
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={numberedTitle(blogTitle, page)} description={fullDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={blogTitle} description={blogDescription}>
          <nav aria-label={translate({id: 'site.blog.lists', message: 'Other lists of posts'})}>
            <Link to="/blog/archive">
              <Translate id="site.blog.archive">By year</Translate>
            </Link>
            <Link to="/blog/tags">
              <Translate id="site.blog.tags">By tag</Translate>
            </Link>
          </nav>
        </ListHeader>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
