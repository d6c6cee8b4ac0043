import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const languages = [
  {
    prefix: '',
    copy: 'Copy page as Markdown',
    view: 'View as Markdown',
    copied: 'Copied',
    failed: 'Copying failed',
  },
  {prefix: '/zh', copy: '复制本页 Markdown', view: '查看本页 Markdown', copied: '已复制', failed: '复制失败'},
];

for (const {prefix, copy, view, copied, failed} of languages) {
  const address = `${site}${prefix}/docs/tables`;

  test(`under ${prefix}/docs, the page's Markdown can be copied by keyboard, and the page confirms it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, address);
    await page.getByRole('button', {name: copy}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await (await page.request.get(`${address}.md`)).text());
    expect(text).toContain(`canonical: https://kusionstack.io${prefix}/docs/tables\n`);
    expect(text).toContain('| - |');
  });

  test(`under ${prefix}/docs, the page links to its Markdown for readers and tools`, async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('link', {name: view})).toHaveAttribute('href', `${prefix}/docs/tables.md`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
      'href',
      `${prefix}/docs/tables.md`,
    );
  });

  test(`under ${prefix}/docs, the page shows an error if its Markdown can't be loaded`, async ({page}) => {
    await page.route('**/*.md', (route) => route.abort());
    await openHydrated(page, address);
    await page.getByRole('button', {name: copy}).click();
    await expect(page.getByRole('status').filter({hasText: failed})).toBeVisible();
  });

  test(`under ${prefix}/, llms.txt lists every latest page`, async ({page}) => {
    const list = await (await page.request.get(`${site}${prefix}/docs/llms.txt`)).text();
    expect(list).toMatch(/^# Kitchen sink v0\.14\n/);
    expect(list).toContain(`](https://kusionstack.io${prefix}/docs/tables.md)`);
    expect(list).toContain('\n## Kitchen sink v0.13\n');
    const root = await (await page.request.get(`${site}${prefix}/llms.txt`)).text();
    expect(root).toContain(`](https://kusionstack.io${prefix}/docs/llms.txt)`);
  });
}
