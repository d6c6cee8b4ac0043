import {
  expect,
  failureBox,
  hydrated,
  markReloaded,
  openHydrated,
  test,
  withoutPrefetch,
} from '../runtime/fixtures';
import {longCacheServer} from '../runtime/longCacheServer';

const here = '/docs/guides/guide-5';
const there = '/docs/next/guides/guide-5';

/** A page in another version, which has its own route table. */
const link = `.navbar .dropdown a[href="${there}"]`;

const isTable = (pathname: string) => pathname.includes('/assets/pages/');

test('a route table that fails to load reloads the page once, then shows the error box with a working Retry', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  // Freeze the clock, because a page isn't reloaded twice within ten seconds.
  await page.clock.setFixedTime(new Date());
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  site.fault = (pathname) => (isTable(pathname) ? 404 : undefined);

  await openHydrated(page, here);
  await page.locator(link).dispatchEvent('click');
  // The reloaded page contains its own table.
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(there);
  await expect(failureBox(page)).toHaveCount(0);
  expect(loads).toBe(2);

  await openHydrated(page, here);
  loads = 0;
  await page.locator(link).dispatchEvent('click');
  await expect(failureBox(page)).toContainText(/assets\/pages\/[0-9a-f]{8}\.json: Error: 404/);
  await expect(page.locator('main')).toContainText('This is guide 5.');

  site.fault = () => undefined;
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(there);
  await expect(failureBox(page)).toHaveCount(0);
  expect(loads).toBe(0);
});

test('Retry works when the browser has cached an HTML page instead of a route table', async ({
  site,
  browser,
}) => {
  let isBroken = true;
  const server = await longCacheServer((pathname) =>
    site.response(pathname, isBroken && isTable(pathname) ? 'html' : undefined),
  );
  // Use a new page, because intercepting requests turns off the cache.
  const reader = await browser.newPage({baseURL: server.origin});
  await withoutPrefetch(reader);
  await openHydrated(reader, here);
  await markReloaded(reader, there);
  await reader.locator(link).dispatchEvent('click');
  await expect(failureBox(reader)).toContainText('.json');
  isBroken = false;
  await failureBox(reader).getByRole('button', {name: 'Retry'}).click();
  await expect(reader.locator('.theme-doc-version-banner')).toBeVisible();
  await expect(reader.locator('h1')).toHaveText('Guide 5');
  await expect(failureBox(reader)).toHaveCount(0);
  await reader.close();
  server.close();
});
