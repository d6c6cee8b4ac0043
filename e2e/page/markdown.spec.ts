import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const address = `${site}/docs/tables`;

test("a page's Markdown can be copied by keyboard, and the page confirms it", async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, `${site}/zh/docs/tables`);
  await page.getByRole('button', {name: '复制本页 Markdown'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: '已复制'})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await (await page.request.get(`${site}/zh/docs/tables.md`)).text());
  expect(text).toContain('canonical: https://kusionstack.io/zh/docs/tables\n');
  expect(text).toContain('| - |');
});

test("a page links to its Markdown, which llms.txt lists, and shows an error if it can't be loaded", async ({
  page,
}) => {
  await page.route('**/*.md', (route) => route.abort());
  await openHydrated(page, address);
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/docs/tables.md');
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/docs/tables.md');
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copying failed'})).toBeVisible();
  const list = await page.request.get(`${site}/docs/llms.txt`);
  expect(await list.text()).toContain('](https://kusionstack.io/docs/tables.md)');
});
