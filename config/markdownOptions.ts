import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

/**
 * Markdown options for all docs instances, the blog, and the pages. The site's configuration provides them, because the
 * transforms are in `src`. It must import the transforms instead of naming their paths, so that the build cache
 * notices changes.
 */
export type MarkdownOptions = Pick<
  DocsOptions,
  'beforeDefaultRemarkPlugins' | 'rehypePlugins' | 'recmaPlugins'
>;
