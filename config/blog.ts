import fs from 'node:fs';
import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {defaultLocale} from './locales';
import type {MarkdownOptions} from './markdownOptions';
import {siteBranch, siteRepository} from './site';

const folder = path.resolve(__dirname, '../blog');

/** Whether the blog has posts: an empty blog has no routes, and nothing links to it. */
export function hasBlog(): boolean {
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => /^\d{4}-\d{2}-\d{2}/.test(name));
}

/** Options of the blog plugin, or `false` while there are no posts. */
export function blogOptions(markdown: MarkdownOptions): BlogOptions | false {
  if (!hasBlog()) {
    return false;
  }
  return {
    ...markdown,
    path: 'blog',
    routeBasePath: 'blog',
    postsPerPage: 2,
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    editUrl: ({blogDirPath, blogPath, locale}) =>
      `${siteRepository}/edit/${siteBranch}/${
        locale === defaultLocale ? blogDirPath : `i18n/${locale}/docusaurus-plugin-content-blog`
      }/${blogPath}`,
    feedOptions: {type: ['rss', 'atom', 'json'], copyright: 'KusionStack'},
  };
}
