import {expect, test, type Page} from '@playwright/test';
import {hydrated, openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('shell');

function chinese(page: Page) {
  return page.locator('.navbar a[lang="zh-CN"]');
}

test('a language switch keeps the page, query, and hash', async ({page}) => {
  await openHydrated(page, `${site}/docs/long?from=mail#part-3`);
  // Use keys, because the navbar hides on scroll and would slide away from the pointer.
  await page.getByRole('button', {name: 'English'}).press('Enter');
  await page.getByRole('link', {name: '简体中文'}).press('Enter');
  await expect(page).toHaveURL(`${site}/zh/docs/long?from=mail#part-3`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('长页');
  await hydrated(page);
  await page.getByRole('button', {name: '简体中文'}).press('Enter');
  await expect(page.locator('.dropdown--show [aria-current=true]')).toHaveText('简体中文');
  await page.getByRole('link', {name: 'English', exact: true}).press('Enter');
  await expect(page).toHaveURL(`${site}/docs/long?from=mail#part-3`);
});

test('the language dropdown shows only in its configured sections, and the version dropdown is translated', async ({
  page,
}) => {
  for (const path of ['/', '/docs/install', '/zh/', '/zh/docs/next/long']) {
    await openHydrated(page, site + path);
    await expect(chinese(page), path).toHaveCount(1);
  }
  for (const path of ['/community/intro/', '/zh/community/intro/']) {
    await openHydrated(page, site + path);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    await expect(chinese(page), path).toHaveCount(0);
  }
  // On an unknown path, the link opens the nearest existing parent.
  await openHydrated(page, `${site}/docs/nowhere/deeper?x=1#y`);
  await expect(chinese(page)).toHaveAttribute('href', '/zh/docs/?x=1#y');
  await openHydrated(page, `${site}/zh/docs/`);
  await page.getByRole('button', {name: 'v0.1（最新）', exact: true}).click();
  await expect(page.locator('.dropdown--show a')).toHaveText(['v0.2（未发布）', 'v0.1（最新）', '所有版本']);
});
