import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext} from '@docusaurus/types';
import {defaultTag, docsTag} from '../core/indexFile';
import type {IndexInfo} from '../types';

/** A page for search. */
export interface PageRef {
  /** Site-absolute path with base URL and locale. */
  readonly route: string;
  readonly tag: string;
  readonly type: 'docs' | 'blog';
  readonly title: string;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Other words that readers may type for the page, from its front matter. */
  readonly keywords?: readonly string[];
  /** Description, indexed as part of the first section. */
  readonly description?: string;
  /** Markdown file, relative to the site; absent for a page written in React. */
  readonly source?: string;
}

/** Content of all plugins by name and id, as `allContentLoaded` receives it. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The categories above every page in a sidebar. */
function categoriesIn(
  items: readonly SidebarItem[],
  above: readonly string[] = [],
): [id: string, above: readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    if (item.type === 'category') {
      const below = [...above, item.label];
      const own: [string, readonly string[]][] = item.link?.type === 'doc' ? [[item.link.id, below]] : [];
      return [...own, ...categoriesIn(item.items, below)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [[item.id, above]] : [];
  });
}

const sourceOf = (source: string) => source.replace(/^@site\//, '');

function docsPages(pluginId: string, {versionName, docs, sidebars}: LoadedVersion): PageRef[] {
  const categories = new Map(Object.values(sidebars).flatMap((items) => categoriesIn(items)));
  return docs
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .map(({id, permalink, title, tags, description, frontMatter, source}) => ({
      route: permalink,
      tag: docsTag(pluginId, versionName),
      type: 'docs',
      title,
      categories: categories.get(id) ?? [],
      tags: tags.map(({label}) => label),
      keywords: frontMatter.keywords,
      description,
      source: sourceOf(source),
    }));
}

/** Common fields of pages outside the docs. */
const rest = {tag: defaultTag, categories: []} as const;

function blogPages({blogPosts}: BlogContent): PageRef[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {permalink, title, tags, frontMatter, source}}) => ({
      ...rest,
      route: permalink,
      type: 'blog',
      title,
      tags: tags.map(({label}) => label),
      keywords: frontMatter.keywords,
      // Docusaurus' own value defaults to the start of the post.
      description: frontMatter.description,
      source: sourceOf(source),
    }));
}

function singlePages(content: PagesContent): PageRef[] {
  return content.flatMap((page): PageRef[] => {
    // The file format has only docs and posts.
    const ref = {...rest, route: page.permalink, type: 'docs', tags: []} as const;
    if (page.type === 'jsx') {
      return [{...ref, title: ''}];
    }
    const {title = '', description, frontMatter, source, unlisted} = page;
    const keywords = frontMatter.keywords as string[] | undefined;
    return unlisted ? [] : [{...ref, title, keywords, description, source: sourceOf(source)}];
  });
}

function contentOf<Content>(allContent: AllContent, plugin: string): [id: string, content: Content][] {
  return Object.entries(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}).filter(
    (entry): entry is [string, Content] => entry[1] !== null && entry[1] !== undefined,
  );
}

/**
 * All pages to index, sorted by route, without lists and unlisted pages.
 *
 * @param searchPage route of the search page, which is omitted
 */
export function collectPages(allContent: AllContent, searchPage: string): PageRef[] {
  return [
    ...contentOf<DocsContent>(allContent, 'docs').flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => docsPages(id, version)),
    ),
    ...contentOf<BlogContent>(allContent, 'blog').flatMap(([, content]) => blogPages(content)),
    ...contentOf<PagesContent>(allContent, 'pages').flatMap(([, content]) => singlePages(content)),
  ]
    .filter(({route}) => route !== searchPage)
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Data about the indexes of a locale for the browser: one per docs version, and one for all other pages.
 *
 * @param context its navbar has the names of products in the language of the build
 */
export function indexInfos(
  allContent: AllContent,
  {siteConfig}: {readonly siteConfig: Pick<LoadContext['siteConfig'], 'themeConfig'>},
): IndexInfo[] {
  const {items = []} = (siteConfig.themeConfig as ThemeConfig).navbar ?? {};
  const docs = contentOf<DocsContent>(allContent, 'docs').flatMap(([pluginId, {loadedVersions}]) =>
    loadedVersions.map(({versionName, label, isLast}): IndexInfo => ({
      tag: docsTag(pluginId, versionName),
      pluginId,
      product:
        items.find(({type, docsPluginId = 'default'}) => type === 'docSidebar' && docsPluginId === pluginId)
          ?.label ?? pluginId,
      version: versionName,
      versionLabel: loadedVersions.length > 1 ? label : '',
      isLatest: isLast,
    })),
  );
  return [{tag: defaultTag}, ...docs];
}
