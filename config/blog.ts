import fs from 'node:fs';
import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {MarkdownOptions} from './docsInstances';
import {feedContent} from './feedContent';
import {defaultLocale, locales} from './locales';
import {siteBranch, siteRepository} from './site';

const folder = path.resolve(__dirname, '../blog');
const translations = path.resolve(__dirname, '../i18n');

/** Title and description of the post lists and feeds. */
const texts = {
  title: 'KusionStack blog',
  description:
    'Where Kusion comes from, what KCL is for, and how platform teams work with both, with sources and with what has changed since.',
};

/**
 * Title and description of the blog in a language. Docusaurus translates them for the pages but not for the feeds, so
 * this reads the same translation file.
 */
function blogTexts(locale: string) {
  if (locale === defaultLocale) {
    return texts;
  }
  const file = path.join(translations, locale, 'docusaurus-plugin-content-blog/options.json');
  const {title, description} = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    keyof typeof texts,
    {readonly message: string}
  >;
  return {title: title.message, description: description.message};
}

/** Whether the blog has posts. An empty blog has no routes or links. */
export function hasBlog(): boolean {
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => /^\d{4}-\d{2}-\d{2}/.test(name));
}

/** Options of the blog plugin in a language, or `false` while there are no posts. */
export function blogOptions(markdown: MarkdownOptions, currentLocale: string): BlogOptions | false {
  if (!hasBlog()) {
    return false;
  }
  return {
    ...markdown,
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: texts.title,
    blogDescription: texts.description,
    postsPerPage: 2,
    blogSidebarCount: 'ALL',
    blogSidebarTitle: 'All posts',
    showReadingTime: true,
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    editUrl: ({blogDirPath, blogPath, locale}) =>
      `${siteRepository}/edit/${siteBranch}/${
        locale === defaultLocale ? blogDirPath : `i18n/${locale}/docusaurus-plugin-content-blog`
      }/${blogPath}`,
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      copyright: 'KusionStack',
      language: (locales.find(({locale}) => locale === currentLocale) ?? locales[0]).htmlLang,
      createFeedItems: async ({defaultCreateFeedItems, ...posts}) => {
        const items = await defaultCreateFeedItems(posts);
        return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
      },
      ...blogTexts(currentLocale),
    },
  };
}
