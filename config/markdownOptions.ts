import type {Options as MdxOptions} from '@docusaurus/mdx-loader';
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

/** Docusaurus' settings of Markdown as it fills them in for this site, for compiling a page outside of a build. */
export const markdownConfig: MdxOptions['markdownConfig'] = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  parseFrontMatter: () => Promise.resolve({frontMatter: {}, content: ''}),
  remarkRehypeOptions: undefined,
  anchors: {maintainCase: false},
  hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
};
