import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import {EntryList} from '@site/src/components/blog/EntryList';
import {ListPage} from '@site/src/components/blog/ListPage';

/** All tags with descriptions. The stock page has a heading for each first letter instead. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <ListPage
      title={translate({id: 'site.blog.tagsTitle', message: 'Blog tags'})}
      description={translate({
        id: 'site.blog.tagsDescription',
        message: 'Topics on the KusionStack blog: what each tag covers and how many posts it has.',
      })}
      className={ThemeClassNames.page.blogTagsListPage}
      searchTag="blog_tags_list"
      sidebar={sidebar}
    >
      <EntryList entries={tags.map(({permalink, ...tag}) => ({...tag, path: permalink}))} />
    </ListPage>
  );
}
