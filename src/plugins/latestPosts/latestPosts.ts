import type {BlogPost} from '@docusaurus/plugin-content-blog';

/** A post in the list on the home page. */
export interface LatestPost {
  readonly title: string;
  readonly permalink: string;
  /** ISO date, such as `2023-05-26`. */
  readonly day: string;
}

interface Post {
  readonly metadata: Pick<BlogPost['metadata'], 'title' | 'permalink' | 'date' | 'unlisted'>;
}

const shown = 3;

/** The newest listed posts, newest first. */
export function latestPosts(posts: readonly Post[]): LatestPost[] {
  return posts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, date}}) => ({
      title,
      permalink,
      day: new Date(date).toISOString().slice(0, 10),
    }))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, shown);
}
