import {gzipSync} from 'node:zlib';
import {expect, test, type APIRequestContext} from '@playwright/test';
import {pagesInAllLocales} from '../support/pageKinds';

/** Limits for the scripts of a first load, in KB of gzip. The Chinese UI texts add 5 KB. */
const budgets = {'/': 125, '/docs': 145};
const chineseTexts = 6;

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

for (const [path, budget] of Object.entries(budgets)) {
  for (const [prefix, limit] of [
    ['', budget],
    ['/zh', budget + chineseTexts],
  ] as const) {
    test(`${prefix}${path} loads at most ${limit} KB of scripts`, async ({request}) => {
      const html = await htmlOf(request, prefix + path);
      const lists = html.matchAll(/ data-(?:scripts|preload)="([^"]+)"/g);
      const scripts = [...lists].flatMap(([, list = '']) => list.split(' '));
      expect(scripts.length).toBeGreaterThan(3);
      const sizes = scripts.map(async (address) => {
        const script = await request.get(address);
        expect(script.status(), address).toBe(200);
        return gzipSync(await script.body(), {level: 9}).length;
      });
      const sum = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
      expect(sum / 1000).toBeLessThanOrEqual(limit);
    });
  }
}

test('no page requests a font or an image above its text', async ({request}) => {
  const sheets = new Set<string>();
  for (const {address, isUnknown} of pagesInAllLocales) {
    const html = await htmlOf(request, isUnknown ? '/404.html' : address);
    const head = html.slice(0, html.indexOf('</head>'));
    const hints = head.match(/<link [^>]*rel="?(?:preload|preconnect|dns-prefetch)[^>]*>/g) ?? [];
    expect(
      hints.filter((hint) => !hint.includes('as="script"')),
      address,
    ).toEqual([]);
    expect(head, address).not.toMatch(/\.(?:woff2?|ttf|otf)\b|fonts\.(?:googleapis|gstatic)/);
    const [, beforeHeading = ''] = /<main\b(.*?)<h1\b/s.exec(html) ?? [];
    expect(beforeHeading, address).not.toContain('<img');
    for (const [sheet] of html.matchAll(/\/[\w/-]+\.[0-9a-f]{8}\.css/g)) {
      sheets.add(sheet);
    }
  }
  expect(sheets.size).toBe(2);
  for (const sheet of sheets) {
    expect(await htmlOf(request, sheet), sheet).not.toContain('@font-face');
  }
});
