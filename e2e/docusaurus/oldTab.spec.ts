import type {Page} from '@playwright/test';
import {
  expect,
  failureBox,
  holdRequests,
  navigateInApp,
  hydrated,
  openHydrated,
  test,
  withoutPrefetch,
} from '../runtime/fixtures';

const click = (selector: string) => (page: Page) => page.locator(selector).first().dispatchEvent('click');

/** Opens a tab with two pages in its history and nothing prefetched. */
async function readTwoPages(page: Page): Promise<void> {
  await withoutPrefetch(page);
  await openHydrated(page, '/docs/guides/guide-1');
  await click('.menu a[href$="/docs/languages"]')(page);
  await expect(page.locator('h1')).toHaveText('Languages');
}

for (const [name, act, address, heading] of [
  [
    'another version',
    click('.navbar .dropdown a[href*="/next/"]'),
    '/docs/next/languages',
    'Languages of v2',
  ],
  ['another language', click('.navbar a[lang="zh-CN"]'), '/zh/docs/languages', '语言'],
  [
    'a missing page',
    (page: Page) => navigateInApp(page, '/docs/next/nope'),
    '/docs/next/nope',
    'Page not found',
  ],
] as const) {
  test(`a tab older than the deployment opens ${name} with one page load, and Back works`, async ({
    page,
    site,
  }) => {
    await readTwoPages(page);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    site.deploy();
    await act(page);
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveText(heading);
    await hydrated(page);
    expect(loads).toBe(1);
    for (const [before, title] of [
      ['/docs/languages', 'Languages'],
      ['/docs/guides/guide-1', 'Guide 1'],
    ] as const) {
      await page.goBack();
      await expect(page).toHaveURL(before);
      await expect(page.locator('h1')).toHaveText(title);
    }
    await expect(failureBox(page)).toHaveCount(0);
  });
}

test('Back shows the previous page even before the scripts of the current one have loaded', async ({
  page,
  site,
}) => {
  await readTwoPages(page);
  await page.goto('/zh/docs/languages');
  const scripts = holdRequests(site, '.js');
  for (const [address, shown] of [
    ['/docs/languages', 'Languages'],
    ['/docs/guides/guide-1', 'Languages'],
  ] as const) {
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveText(shown);
  }
  scripts.open();
  await expect(page.locator('h1')).toHaveText('Guide 1');
});

test('Back in a tab older than the deployment shows the previous page without a page load', async ({
  page,
  site,
}) => {
  await readTwoPages(page);
  site.deploy();
  site.requests.length = 0;
  await page.goBack();
  await expect(page).toHaveURL('/docs/guides/guide-1');
  await expect(page.locator('h1')).toHaveText('Guide 1');
  expect(site.requests.filter(({kind}) => kind === 'document' || kind === 'script')).toEqual([]);
});
