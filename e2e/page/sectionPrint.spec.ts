import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
/** Opens all pages of the version as one document. */
async function openAll(page: Page): Promise<void> {
  await page.goto(`${site}/docs/?print=0`);
  await page.locator('#p1').waitFor();
}

test('a page alone in its category offers to print the parent category, but not without JavaScript', async ({
  page,
  browser,
}) => {
  const address = '/docs/reference/modules/developer-schemas/monitoring/prometheus';
  await page.goto(address);
  await expect(page.getByRole('link', {name: 'Print this section'})).toHaveAttribute('href', /\?print=3$/);
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(address);
  await expect(plain.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  await expect(plain.getByText('Print this section')).toBeHidden();
  await plain.close();
});

test('the keyboard opens all pages of a section as one document', async ({page}) => {
  await openHydrated(page, `${site}/docs/long/page-20`);
  await page.getByRole('link', {name: 'Print this section'}).press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'A long category'})).toBeFocused();
  await expect(page).toHaveURL(`${site}/docs/long/page-01?print=1`);
  await expect(page).toHaveTitle(/^A long category /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.locator('.navbar, .footer').filter({visible: true})).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', {name: 'Page 05'}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Page 05'})).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', {name: 'Print this section'})).toBeVisible();
});

test('a document of all pages is accessible and hides nothing', async ({page}) => {
  await openAll(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 4, name: 'Windows'})).toBeVisible();
  await expect(page.locator('details:not([open]), [role="tablist"], main .hash-link')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page, [360, 1440]);
});

test('a printed section opens at the anchor in its address and starts each page on a new sheet', async ({
  page,
}) => {
  await page.goto(`${site}/zh/docs/long/page-01?print=1#p30`);
  await expect(page.locator('#p30')).toBeInViewport();
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
  expect(sheets).toBeGreaterThan(40);
  expect(sheets).toBeLessThan(43);
});

test('a document in a dark theme is printed on white', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await openAll(page);
  const colorOf = (name: string) =>
    page.evaluate((token) => getComputedStyle(document.body).getPropertyValue(token), name);
  expect(await colorOf('--paper')).toBe('#0d131d');
  await page.emulateMedia({media: 'print'});
  expect(await colorOf('--paper')).toBe('#fff');
  expect(await colorOf('--tool')).toBe('#6b3fd4');
  expect(await colorOf('color-scheme')).toBe('light');
  await expect(page.locator('.theme-code-block code').first()).toHaveCSS('white-space', 'pre-wrap');
  await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
});

test('a page that fails to load is named, and Try again loads it', async ({page}) => {
  await page.route('**/docs/tabs', (route) => route.fulfill({status: 503}));
  await page.goto(`${site}/docs/?print=0`);
  await expect(page.getByText('/docs/tabs returned status 503.')).toBeVisible();
  await page.unroute('**/docs/tabs');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Tabs'})).toBeVisible();
});
