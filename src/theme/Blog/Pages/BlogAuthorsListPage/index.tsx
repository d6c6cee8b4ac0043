import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {EntryList} from '@site/src/components/blog/EntryList';
import {ListHeader} from '@site/src/components/blog/ListHeader';

/** All authors with who they are; stock has no description. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translate({
    id: 'site.blog.authorsTitle',
    message: 'Blog authors',
    description: 'Title of the page that lists all authors of the blog',
  });
  const description = translate({
    id: 'site.blog.authorsDescription',
    message: 'Who writes the KusionStack blog, and how many posts each author has written.',
    description: 'Description of the page that lists all authors of the blog',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <ListHeader title={title} description={description} />
        <EntryList
          entries={authors.map(({name, key, page, count, description: about}) => ({
            label: name ?? key,
            path: page?.permalink,
            count,
            description: about,
          }))}
        />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
