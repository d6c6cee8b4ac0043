import {gzipSync} from 'node:zlib';
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

for (const path of ['/', '/docs/', '/zh/docs/', '/blog', '/search', '/community/intro', '/markdown-page']) {
  test(`the styles that block ${path} weigh no more than 12 KB`, async ({request, baseURL}) => {
    const page = await request.get(path);
    expect(page.status()).toBe(200);
    const html = (await page.text()).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
    expect(sheets).not.toEqual([]);
    const sizes = sheets.map(async (href) => {
      const sheet = await request.get(new URL(href, `${baseURL}${path}`).href);
      return gzipSync(await sheet.body(), {level: 9}).length;
    });
    const sum = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(1000);
    expect(sum).toBeLessThanOrEqual(12_000);
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
