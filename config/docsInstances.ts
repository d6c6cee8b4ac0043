import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {editUrlOf} from './editUrl';
import {hasFullGitHistory} from './gitHistory';
import type {Product} from './products';
import {releasedVersions} from './versions';

/**
 * Markdown options for all docs instances, the blog, and the pages. The site's configuration provides them, because the
 * transforms are in `src`. It must import the transforms instead of naming their paths, so that the build cache
 * notices changes.
 */
export type MarkdownOptions = Pick<
  DocsOptions,
  'beforeDefaultRemarkPlugins' | 'rehypePlugins' | 'recmaPlugins'
>;

/** Class on the root element that applies a product's hue. */
function hueClass({hue}: Product, version: string): string {
  return `docs-version-${version}${hue === undefined ? '' : ` tool--${hue}`}`;
}

/**
 * Options of the docs plugin instance that serves a product.
 *
 * The author and time of the last update are shown only with the full Git history. In a shallow clone, every page would
 * have the date of the newest commit.
 *
 * @param only Docusaurus' name of the only version to serve; by default, all versions are served
 */
export function docsOptions(product: Product, markdown: MarkdownOptions, only?: string): DocsOptions {
  const showLastUpdate = hasFullGitHistory();
  return {
    ...markdown,
    id: product.id,
    path: product.folder,
    routeBasePath: product.route,
    sidebarPath: './sidebars.ts',
    editUrl: editUrlOf,
    showLastUpdateAuthor: showLastUpdate,
    showLastUpdateTime: showLastUpdate,
    onInlineTags: 'throw',
    ...(only !== undefined && {onlyIncludeVersions: [only]}),
    ...(product.nextLabel !== undefined && {
      versions: {
        current: {
          label: product.nextLabel,
          path: 'next',
          banner: 'unreleased',
          className: hueClass(product, 'current'),
        },
        ...Object.fromEntries(
          releasedVersions(product).map((version, index) => [
            version,
            // An older version keeps its address when it is served alone.
            {className: hueClass(product, version), ...(index > 0 && {path: version})},
          ]),
        ),
      },
    }),
  };
}
