import {expect, test, type Page} from '@playwright/test';
import {overflow} from '../support/overflow';

/** Holds the styles of all pages back, and returns what lets them through. */
async function holdAllStyles(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/css/styles.*.css', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and waits until it answers, not until it has loaded: it does not before its styles are let through. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

test.use({locale: 'en-US'});

for (const path of ['/zh/', '/zh/docs/', '/zh/blog', '/zh/search?q=apply']) {
  test(`on a phone ${path} shows nothing that scripts add before its styles are there`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    const release = await holdAllStyles(page);
    await open(page, path);
    const menu = page.locator('.navbar-sidebar');
    await menu.waitFor({state: 'attached'});
    await expect(menu).toHaveCSS('display', 'none');
    const offer = page.locator('aside[lang="en"]');
    await offer.waitFor({state: 'attached'});
    await expect(offer).toBeHidden();
    expect(await overflow(page)).toEqual([]);
    release();
    await expect(offer).toBeVisible();
    await expect(menu).not.toHaveCSS('display', 'none');
  });
}

test('dropdowns and the color switch work before all styles are there', async ({page}) => {
  await holdAllStyles(page);
  await open(page, '/docs/');
  await page.getByRole('button', {name: 'English'}).press('ArrowDown');
  await expect(page.getByRole('link', {name: 'English'})).toBeFocused();
  const colorSwitch = page.getByRole('button', {name: /between dark and light mode/});
  await expect(colorSwitch.locator('svg').filter({visible: true})).toHaveCount(1);
});
