import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A post in the list on the home page. */
export type LatestPost = ReturnType<typeof latestPosts>[number];

type PostFields = Pick<BlogPost['metadata'], 'title' | 'permalink' | 'date' | 'unlisted'>;

/** The three newest listed posts, newest first. */
export function latestPosts(posts: readonly {readonly metadata: PostFields}[]) {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, date}}) => ({
      title,
      permalink,
      /** ISO date, such as `2023-05-26`. */
      day: new Date(date).toISOString().slice(0, 10),
    }))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, 3);
}

/** Provides the newest blog posts to the home page. */
export default function latestPostsPlugin(): Plugin {
  return {
    name: 'latest-posts',
    allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      actions.setGlobalData(latestPosts(blog?.blogPosts ?? []));
    },
  };
}
