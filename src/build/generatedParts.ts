const tags = new Set('nav footer button input select script style template svg time'.split(' '));
const classNames = new Set([
  'changed-since',
  'hash-link',
  'page-note',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-last-updated',
  'pagination-nav',
  'reading-time',
  'screen-note',
  'term-definition',
]);

/** Whether the theme adds an element to every page, so that it isn't part of the page's own text. */
export function isGenerated(tagName: string, classes: readonly string[], isHidden: boolean): boolean {
  return tags.has(tagName) || isHidden || classes.some((name) => classNames.has(name));
}
