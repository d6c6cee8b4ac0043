import fs from 'node:fs';
import path from 'node:path';
import {expect, openHydrated, test, withoutPrefetch} from '../runtime/fixtures';

const buildDir = path.resolve(__dirname, '../../.sites/runtime/build');

function htmlOf(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, address = '']) => address);
}

for (const [address, file] of [
  ['/docs/next/guides/guide-1', 'docs/next/guides/guide-1/index.html'],
  ['/zh/markdown-page', 'zh/markdown-page/index.html'],
] as const) {
  test(`${address} contains its route table and preloads exactly the scripts its first load needs`, async ({
    page,
    site,
  }) => {
    const html = htmlOf(file);
    const hints = addresses(html, / data-preload="([^"]+)"/g).flatMap((list) => list.split(' '));
    const started = addresses(html, / data-scripts="([^"]+)"/g).flatMap((list) => list.split(' '));
    const [, table = ''] = / id="page-table">(.*?)<\/script>/.exec(html) ?? [];
    expect(table).toContain(`"path":"${address}"`);
    expect(hints.length).toBeGreaterThan(1);
    const {digests} = JSON.parse(table) as {readonly digests: Readonly<Record<string, string>>};
    const named = Object.entries(digests).map(([id, digest]) => `/${id}.${digest}.js`);
    expect(hints.filter((hint) => !named.some((name) => hint.endsWith(name)))).toEqual([]);

    await withoutPrefetch(page);
    // Without hints, the page requests only what it needs.
    await page.route(
      (url) => url.pathname === address,
      (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: html.replace(/ data-preload="[^"]+"/, ''),
        }),
    );
    await openHydrated(page, address);
    const requested = site.requests.filter(({kind}) => kind === 'script').map(({pathname}) => pathname);
    expect([...hints, ...started].sort()).toEqual([...new Set(requested)].sort());
    expect(site.requests.filter(({pathname}) => pathname.includes('/assets/pages/'))).toEqual([]);
  });
}
