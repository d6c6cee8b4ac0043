import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import {defaultTag, docsTag} from '../core/indexFile';

/** A page that search knows. */
export interface PageRef {
  /** Site-absolute path, with base URL and locale. */
  readonly route: string;
  readonly tag: string;
  readonly type: 'docs' | 'blog';
  readonly title: string;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** What the page is about, often in other words than its text: found as if it stood at its beginning. */
  readonly description?: string;
  /** Markdown file, relative to the site; absent for a page written in React. */
  readonly source?: string;
}

/** Content of all plugins by name and id, as Docusaurus hands it over once everything is loaded. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** For every page of a sidebar, the categories above it. */
function categoriesIn(
  items: readonly SidebarItem[],
  above: readonly string[],
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

function sourceOf(source: string): string {
  return source.replace(/^@site\//, '');
}

function docsPages(pluginId: string, {versionName, docs, sidebars}: LoadedVersion): PageRef[] {
  const categories = new Map(Object.values(sidebars).flatMap((items) => categoriesIn(items, [])));
  return docs
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .map(({id, permalink, title, tags, description, source}) => ({
      route: permalink,
      tag: docsTag(pluginId, versionName),
      type: 'docs',
      title,
      categories: categories.get(id) ?? [],
      tags: tags.map(({label}) => label),
      description,
      source: sourceOf(source),
    }));
}

function blogPages({blogPosts}: BlogContent): PageRef[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      route: metadata.permalink,
      tag: defaultTag,
      type: 'blog',
      title: metadata.title,
      categories: [],
      tags: metadata.tags.map(({label}) => label),
      source: sourceOf(metadata.source),
    }));
}

function singlePages(content: PagesContent): PageRef[] {
  return content.flatMap((page): PageRef[] =>
    page.type === 'mdx' && page.unlisted
      ? []
      : [
          {
            route: page.permalink,
            tag: defaultTag,
            // The file format knows docs and posts only.
            type: 'docs',
            title: (page.type === 'mdx' ? page.title : undefined) ?? '',
            categories: [],
            tags: [],
            ...(page.type === 'mdx' ? {source: sourceOf(page.source)} : {}),
          },
        ],
  );
}

function contentOf<Content>(allContent: AllContent, plugin: string): [id: string, content: Content][] {
  return Object.entries(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}).filter(
    (entry): entry is [string, Content] => entry[1] !== null && entry[1] !== undefined,
  );
}

/** The docs plugin instances with their versions. */
export function docsInstances(allContent: AllContent): [id: string, content: DocsContent][] {
  return contentOf<DocsContent>(allContent, 'docs');
}

/**
 * All pages to be indexed, by route. What readers do not read (lists, tags, archive, unlisted pages)
 * is not among them.
 *
 * @param hidden routes of single pages that are none of the content, such as the search page.
 */
export function collectPages(allContent: AllContent, hidden: readonly string[]): PageRef[] {
  return [
    ...docsInstances(allContent).flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => docsPages(id, version)),
    ),
    ...contentOf<BlogContent>(allContent, 'blog').flatMap(([, content]) => blogPages(content)),
    ...contentOf<PagesContent>(allContent, 'pages').flatMap(([, content]) => singlePages(content)),
  ]
    .filter(({route}) => !hidden.includes(route))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
