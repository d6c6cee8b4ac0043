import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {ListPage} from '@site/src/components/blog/ListPage';

type Post = Props['archive']['blogPosts'][number];

function postsByYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** All posts by year, newest first. The stock page skips a heading level, and its banner hides the title. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const dates = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const title = translate({id: 'site.blog.archiveTitle', message: 'Blog archive'});
  const description = translate({
    id: 'site.blog.archiveDescription',
    message: 'All KusionStack blog posts by year: where the project came from and what has changed since.',
  });
  return (
    <ListPage title={title} description={description}>
      {postsByYear(archive.blogPosts).map(([year, posts]) => (
        <section key={year}>
          <h2 id={year}>{year}</h2>
          <ul className={clsx('clean-list', styles.posts)}>
            {posts.map(({metadata}) => (
              <li key={metadata.permalink}>
                <time dateTime={metadata.date}>{dates.format(new Date(metadata.date))}</time>
                <Link to={metadata.permalink}>{metadata.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListPage>
  );
}
