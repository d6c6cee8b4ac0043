import {describe, expect, it} from 'vitest';
import {robotsFile} from '../robotsFile';

describe('robotsFile', () => {
  it('lets crawlers read everything and names each sitemap', () => {
    expect(robotsFile(['https://a.b/sitemap.xml', 'https://a.b/zh/sitemap.xml'])).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://a.b/sitemap.xml\nSitemap: https://a.b/zh/sitemap.xml\n',
    );
  });
});
