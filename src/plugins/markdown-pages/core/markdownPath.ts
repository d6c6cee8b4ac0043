/** Address of a page's Markdown: `<page>.md`, or `index.md` for the index of a folder. */
export function markdownPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
