import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import {ListPage} from '@site/src/components/blog/ListPage';

/** A list of posts with a heading. The stock page has no heading and the same title on all pages. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <ListPage
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      page={metadata.page}
      className={ThemeClassNames.page.blogListPage}
      searchTag="blog_posts_list"
      sidebar={sidebar}
      links={
        <nav
          className="link-row"
          aria-label={translate({id: 'site.blog.lists', message: 'Other lists of posts'})}
        >
          <Link to="/blog/archive">
            <Translate id="site.blog.archive">By year</Translate>
          </Link>
          <Link to="/blog/tags">
            <Translate id="site.blog.tags">By tag</Translate>
          </Link>
        </nav>
      }
    >
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </ListPage>
  );
}
