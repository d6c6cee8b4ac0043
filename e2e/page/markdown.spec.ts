import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const address = `${site}/docs/tables`;

for (const [prefix, copy, copied] of [
  ['', 'Copy page as Markdown', 'Copied'],
  ['/zh', '复制本页 Markdown', '已复制'],
] as const) {
  test(`under ${prefix}/docs, the page's Markdown can be copied by keyboard, and the page confirms it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, `${site}${prefix}/docs/tables`);
    await page.getByRole('button', {name: copy}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await (await page.request.get(`${site}${prefix}/docs/tables.md`)).text());
    expect(text).toContain(`canonical: https://kusionstack.io${prefix}/docs/tables\n`);
    expect(text).toContain('| - |');
  });
}

test('a page links to its Markdown for readers and tools', async ({page}) => {
  await page.goto(address);
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/docs/tables.md');
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/docs/tables.md');
});

test("a page shows an error if its Markdown can't be loaded", async ({page}) => {
  await page.route('**/*.md', (route) => route.abort());
  await openHydrated(page, address);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copying failed'})).toBeVisible();
});

test('llms.txt lists every latest page', async ({request}) => {
  const list = await (await request.get(`${site}/docs/llms.txt`)).text();
  expect(list).toMatch(/^# Kitchen sink v0\.14\n/);
  expect(list).toContain('](https://kusionstack.io/docs/tables.md)');
  expect(list).toContain('\n## Kitchen sink v0.13\n');
  const root = await (await request.get(`${site}/llms.txt`)).text();
  expect(root).toContain('](https://kusionstack.io/docs/llms.txt)');
});
