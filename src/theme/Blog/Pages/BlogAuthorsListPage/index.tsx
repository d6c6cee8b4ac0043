import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {EntryList} from '@site/src/components/blog/EntryList';
import {ListPage} from '@site/src/components/blog/ListPage';

/** All authors with descriptions, which stock lacks. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translate({id: 'site.blog.authorsTitle', message: 'Blog authors'});
  const description = translate({
    id: 'site.blog.authorsDescription',
    message: 'Who writes the KusionStack blog, and how many posts each author has written.',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <SearchMetadata tag="blog_authors_list" />
      <ListPage title={title} description={description} sidebar={sidebar}>
        <EntryList
          entries={authors.map(({name, key, page, count, description: about}) => ({
            label: name ?? key,
            path: page?.permalink,
            count,
            description: about,
          }))}
        />
      </ListPage>
    </HtmlClassNameProvider>
  );
}
