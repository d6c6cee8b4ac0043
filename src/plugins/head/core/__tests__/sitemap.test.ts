import {describe, expect, it} from 'vitest';
import {sitemapOf} from '../sitemap';

describe('sitemapOf', () => {
  const page = {hidden: false, alternates: []};

  it('lists pages that are their own canonical and shown, by address, with the day of their last change', () => {
    const xml = sitemapOf([
      {...page, url: 'https://a.b/z', canonical: 'https://a.b/z'},
      {...page, url: 'https://a.b/old', canonical: 'https://a.b/z'},
      {...page, url: 'https://a.b/hidden', canonical: 'https://a.b/hidden', hidden: true},
      {
        url: 'https://a.b/a?b&c',
        canonical: 'https://a.b/a?b&c',
        hidden: false,
        lastModified: Date.UTC(2024, 1, 29, 23),
        alternates: [{hrefLang: 'en', href: 'https://a.b/a'}],
      },
    ]);
    expect(xml.split('\n').slice(2, -2)).toEqual([
      '<url><loc>https://a.b/a?b&amp;c</loc><lastmod>2024-02-29</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://a.b/a"/></url>',
      '<url><loc>https://a.b/z</loc></url>',
    ]);
  });
});
