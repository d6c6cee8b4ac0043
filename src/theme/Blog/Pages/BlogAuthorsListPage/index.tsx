import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';
import {EntryList} from '@site/src/components/blog/EntryList';
import {ListPage} from '@site/src/components/blog/ListPage';

/** All authors with descriptions, which the stock page lacks. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  return (
    <ListPage
      title={translate({id: 'site.blog.authorsTitle', message: 'Blog authors'})}
      description={translate({
        id: 'site.blog.authorsDescription',
        message: 'Who writes the KusionStack blog, and how many posts each author has written.',
      })}
      className={ThemeClassNames.page.blogAuthorsListPage}
      searchTag="blog_authors_list"
      sidebar={sidebar}
    >
      <EntryList
        entries={authors.map(({name, key, page, count, description}) => ({
          label: name ?? key,
          path: page?.permalink,
          count,
          description,
        }))}
      />
    </ListPage>
  );
}
