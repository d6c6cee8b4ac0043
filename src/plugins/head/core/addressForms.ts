/**
 * Paths that an address may stand for, the exact one first: `/docs/page.html` and
 * `/docs/page/index.html` are `/docs/page` when no page has the typed path.
 */
export function addressForms(pathname: string): string[] {
  const stripped = pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  return stripped === pathname ? [pathname] : [pathname, stripped];
}
