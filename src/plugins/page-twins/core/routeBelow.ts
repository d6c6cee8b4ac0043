/** Route of a page below its version's path, without outer slashes; the version's root is empty. */
export function routeBelow(versionPath: string, pagePath: string): string {
  const base = versionPath.replace(/\/$/, '');
  return pagePath.slice(base.length).replace(/^\/|\/$/g, '');
}
