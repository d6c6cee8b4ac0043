import type {Page} from '@playwright/test';
import type {BuiltSite} from '../support/builtSite';
import {expect, openHydrated, roundTrip, test} from './fixtures';

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

/** Waits until all prefetch requests have been made. */
async function allAhead(page: Page, site: BuiltSite): Promise<void> {
  const outstanding = async () => {
    const before = await prefetched(page);
    await idle(page);
    await roundTrip(page);
    const requested = new Set(site.requests.map(({pathname}) => pathname));
    const files = await prefetched(page);
    return {
      added: files.length - before.length,
      missing: files.filter((file) => !requested.has(new URL(file).pathname)),
    };
  };
  await expect.poll(outstanding).toEqual({added: 0, missing: []});
}

test('links in view are prefetched once each, no matter how often they come into view', async ({page}) => {
  await openHydrated(page, '/docs');
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
  const requested = await page.evaluate(() => {
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
  expect(requested).toEqual({answers: [false, false, false], added: 0});
});

for (const [name, connection] of [
  ['on a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['with data saving', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched ${name}, in view or on hover, and links still work`, async ({page, site}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await openHydrated(page, '/docs');
    const requested = (name: RegExp) => site.requests.filter(({pathname}) => name.test(pathname));
    const before = requested(/\.js$/);
    const link = page.locator('.markdown a[href$="/guides/guide-3"]');
    await link.hover();
    await idle(page);
    expect(await prefetched(page)).toEqual([]);
    expect(requested(/\.js$/)).toEqual(before);
    expect(requested(/\/assets\/pages\//)).toEqual([]);
    await link.click();
    await expect(page.locator('h1')).toHaveText('Guide 3');
  });
}

test('a failed prefetch logs no error, and clicking the link still works', async ({
  page,
  site,
  complaints,
}) => {
  await openHydrated(page, '/docs');
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

test('clicking a prefetched link requests no further script or table', async ({page, site}) => {
  await openHydrated(page, '/docs');
  const link = page.locator('.markdown a[href$="/guides/guide-3"]');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(5);
  await allAhead(page, site);
  const fetched = new Set(site.requests.map(({pathname}) => pathname));
  site.requests.length = 0;
  await link.dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Guide 3');
  // Intercepting requests turns off the cache, so the page requests prefetched files again.
  const requested = site.requests.filter(({pathname, kind}) => kind !== 'other' && !fetched.has(pathname));
  expect(requested).toEqual([]);
  expect(site.requests.filter(({kind}) => kind === 'script').length).toBeGreaterThan(0);
});
