import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {EntryList} from '@site/src/components/blog/EntryList';
import {ListPage} from '@site/src/components/blog/ListPage';

/** All tags with descriptions. Stock has none, and a heading for each first letter. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translate({id: 'site.blog.tagsTitle', message: 'Blog tags'});
  const description = translate({
    id: 'site.blog.tagsDescription',
    message: 'Topics on the KusionStack blog: what each tag covers and how many posts it has.',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <SearchMetadata tag="blog_tags_list" />
      <ListPage title={title} description={description} sidebar={sidebar}>
        <EntryList entries={tags.map(({permalink, ...tag}) => ({...tag, path: permalink}))} />
      </ListPage>
    </HtmlClassNameProvider>
  );
}
