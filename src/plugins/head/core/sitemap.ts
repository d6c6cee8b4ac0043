import type {PageHead} from './pageHead';

/** A built page as the sitemap sees it. */
export interface SitemapPage extends PageHead {
  /** Absolute address. */
  readonly url: string;
  /** Time of the last change of its source, in milliseconds, where it is known. */
  readonly lastModified?: number;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The pages that search engines shall list: shown to them, and their own canonical. */
export function listedPages(pages: readonly SitemapPage[]): SitemapPage[] {
  return pages
    .filter(({url, canonical, hidden}) => !hidden && canonical === url)
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function entryOf({url, lastModified, alternates}: SitemapPage): string {
  return [
    '<url>',
    `<loc>${escape(url)}</loc>`,
    ...(lastModified === undefined
      ? []
      : [`<lastmod>${new Date(lastModified).toISOString().slice(0, 10)}</lastmod>`]),
    ...alternates.map(
      ({hrefLang, href}) =>
        `<xhtml:link rel="alternate" hreflang="${escape(hrefLang)}" href="${escape(href)}"/>`,
    ),
    '</url>',
  ].join('');
}

/** The sitemap of one locale. */
export function sitemapOf(pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPages(pages).map(entryOf),
    '</urlset>',
    '',
  ].join('\n');
}
