import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const repository = 'https://github.com/KusionStack/kusionstack.io';

for (const [path, edit, file, updated] of [
  [
    '/docs/',
    'Edit this page',
    'versioned_docs/version-v0.14/overview.md',
    'Last updated on Mar 5, 2024 by Ada Lovelace',
  ],
  [
    '/zh/docs/',
    '编辑此页',
    'i18n/zh/docusaurus-plugin-content-docs/version-v0.14/overview.md',
    'Ada Lovelace 于 2024 年 3 月 5 日最后更新',
  ],
] as const) {
  test(`${path} has an edit link and shows who last changed it and when`, async ({page}) => {
    await page.goto(site + path);
    await expect(page.getByRole('link', {name: edit, exact: true})).toHaveAttribute(
      'href',
      `${repository}/edit/main/${file}`,
    );
    await expect(page.locator('.theme-last-updated')).toHaveText(updated);
  });
}

test('hydration never loads the date and collation tables, which are slow on phones', async ({page}) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Intl, 'DateTimeFormat'],
      [Intl, 'Collator'],
      [String.prototype, 'localeCompare'],
    ] as const) {
      Object.defineProperty(owner, name, {
        get: () => {
          document.documentElement.dataset.slowTable = name;
        },
      });
    }
  });
  await openHydrated(page, `${site}/docs/tables`);
  await expect(page.locator('html')).not.toHaveAttribute('data-slow-table');
});

test('a page has links to report a problem, to the previous and next page, its category, and the top', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/long/page-20`);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs).toContainText('A long category');
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link', {name: 'Page 19'})).toHaveAttribute('href', '/docs/long/page-19');
  await expect(pages.getByRole('link', {name: 'Page 21'})).toHaveAttribute('href', '/docs/long/page-21');
  await page.goto(`${site}/docs/tables`);
  const report = page
    .locator('.theme-doc-footer')
    .getByRole('link', {name: 'Report a problem with this page'});
  await expect(report).toHaveAttribute('href', /docs%2Ftables.*v0\.14%2C\+latest/);
  await page.setViewportSize({width: 1000, height: 400});
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.mouse.wheel(0, -150);
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
