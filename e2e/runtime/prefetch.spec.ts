import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';

function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => {
          resolve();
        });
      }),
  );
}

test('the pages of links in view are fetched ahead, each once, however often their links come into view', async ({
  page,
  site,
}) => {
  site.requests.length = 0;
  await page.goto('/docs');
  await hydrated(page);
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(5);
  await page.locator('.markdown a[href$="/guides/guide-20"]').scrollIntoViewIfNeeded();
  await page.locator('.markdown a[href$="/guides/guide-1"]').scrollIntoViewIfNeeded();
  await page.locator('.markdown a[href$="/guides/guide-1"]').click();
  await expect(page.locator('h1')).toHaveText('Guide 1');
  await page.getByRole('link', {name: 'overview', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Overview');
  await idle(page);
  const files = await prefetched(page);
  expect(new Set(files).size).toBe(files.length);
  const asked = await page.evaluate(() => {
    const links = () => document.querySelectorAll('link[rel="prefetch"]').length;
    const before = links();
    const api = (window as unknown as {docusaurus: {prefetch(path: string): unknown}}).docusaurus;
    const answers = [
      '/docs/guides/guide-2',
      '/docs/guides/guide-2#first-step',
      '/docs/guides/guide-2?tab=1',
    ].map((path) => api.prefetch(path));
    return {answers, added: links() - before};
  });
  expect(asked).toEqual({answers: [false, false, false], added: 0});
});

for (const [name, connection] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['data saving', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is fetched ahead on ${name}, neither in view nor under the pointer, and links still work`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await page.goto('/docs');
    await hydrated(page);
    const asked = (name: RegExp) => site.requests.filter(({pathname}) => name.test(pathname));
    const before = asked(/\.js$/);
    const link = page.locator('.markdown a[href$="/guides/guide-3"]');
    await link.hover();
    await idle(page);
    expect(await prefetched(page)).toEqual([]);
    expect(asked(/\.js$/)).toEqual(before);
    expect(asked(/\/assets\/pages\//)).toEqual([]);
    await link.click();
    await expect(page.locator('h1')).toHaveText('Guide 3');
  });
}

test('a failed load ahead leaves no error behind and does not spoil the click that follows', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/docs');
  await hydrated(page);
  const before = new Set(site.requests.filter(({kind}) => kind === 'script').map(({pathname}) => pathname));
  site.fault = (pathname) => (pathname.endsWith('.js') && !before.has(pathname) ? 'reset' : undefined);
  const link = page.locator('.markdown a[href$="/guides/guide-3"]');
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await link.hover();
  await failed;
  site.fault = () => undefined;
  await link.click();
  await expect(page.locator('h1')).toHaveText('Guide 3');
  expect(complaints.uncaught).toEqual([]);
});
