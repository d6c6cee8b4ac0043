import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {latestPosts} from './latestPosts';

/** Provides the newest blog posts to the home page. */
export function latestPostsPlugin(): Plugin {
  return {
    name: 'latest-posts',
    allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      actions.setGlobalData(latestPosts(blog?.blogPosts ?? []));
    },
  };
}
