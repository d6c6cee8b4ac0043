import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

/**
 * What all docs instances, the blog, and the pages do to Markdown. The site's configuration gives it,
 * since the transforms live in `src`; they must be imported there, not named by path, so that the
 * build cache notices when they change.
 */
export type MarkdownOptions = Pick<
  DocsOptions,
  'beforeDefaultRemarkPlugins' | 'rehypePlugins' | 'recmaPlugins'
>;
