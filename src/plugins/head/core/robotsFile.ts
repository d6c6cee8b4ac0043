/** The rules for crawlers: everything may be read, and each locale has a sitemap. */
export function robotsFile(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join('\n');
}
