import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {LatestPost} from '@site/src/plugins/latest-posts';

/** The newest blog posts; nothing if there are none. */
export function LatestPosts(): ReactNode {
  const posts = (usePluginData('latest-posts') ?? []) as readonly LatestPost[];
  if (posts.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="posts">
      <h2 id="posts">
        <Translate id="site.home.posts">Latest posts</Translate>
      </h2>
      <ul className={clsx('clean-list', styles.posts)}>
        {posts.map(({title, permalink, day}) => (
          <li key={permalink}>
            <time dateTime={day}>{day}</time>
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
