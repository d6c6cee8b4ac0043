/**
 * Kind of a page: pages of one kind share their styles. Docs and posts look alike among themselves, other
 * pages do not.
 *
 * @param html the page, with the classes that Docusaurus gives its root element
 * @param file path of the page in the build, which stands for its kind when it is like no other
 */
export function pageKind(html: string, file: string): string {
  const classes = /<html[^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/.exec(html);
  const plugin = /(?:^|\s)plugin-(docs|blog)(?:\s|$)/.exec(classes?.[1] ?? classes?.[2] ?? '')?.[1];
  return plugin ?? (file.replace(/(?:\/?index)?\.html$/, '').replaceAll('/', '-') || 'home');
}
