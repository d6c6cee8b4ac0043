import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const badge = (page: Page) => page.locator('.theme-doc-version-badge');
const banner = (page: Page) => page.locator('.theme-doc-version-banner');

test('a page of an unreleased version has a badge and a banner with a link to the latest version', async ({
  page,
}) => {
  await page.goto(`${site}/zh/docs/next/tables`);
  await expect(badge(page)).toHaveText('v0.15，未发布');
  await expect(banner(page)).toContainText('本页介绍的版本 v0.15 尚未发布。');
  await banner(page).getByRole('link', {name: '查看最新版 v0.14 的同一页'}).click();
  await expect(page).toHaveURL(`${site}/zh/docs/tables`);
  // A page of the latest version has no banner, and its badge is beside the breadcrumb.
  await expect(badge(page)).toHaveText('v0.14，最新版');
  const crumbs = await page.locator('.theme-doc-breadcrumbs').boundingBox();
  const box = await badge(page).boundingBox();
  expect(Math.abs((crumbs?.y ?? 0) - (box?.y ?? 100))).toBeLessThan(10);
  await expect(banner(page)).toHaveCount(0);
});

test('the banner leads to a page that moved in the latest version, which becomes the preferred one', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/v0.13/old-tables`);
  await expect(badge(page)).toHaveText('v0.13');
  await expect(banner(page)).toContainText('This page describes an older version, v0.13.');
  await banner(page).getByRole('link', {name: 'See this page in the latest version, v0.14'}).click();
  await expect(page).toHaveURL(`${site}/docs/tables`);
  const preferred = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(preferred).toBe('v0.14');
});

test('the banner links to the main page if the latest version lacks the page', async ({page}) => {
  const mainPage = 'This page doesn’t exist in the latest version, v0.14. Go to that version’s main page';
  for (const path of ['v0.13/gone', 'next/only-next']) {
    await page.goto(`${site}/docs/${path}`);
    await expect(banner(page).getByRole('link', {name: mainPage})).toHaveAttribute('href', '/docs/');
  }
});

const tools = [
  {path: '/docs/', light: 'rgb(27, 79, 214)', dark: 'rgb(141, 176, 255)'},
  {path: '/karpor/', light: 'rgb(11, 117, 103)', dark: 'rgb(95, 211, 192)'},
  {path: '/kuperator/introduction/', light: 'rgb(107, 63, 212)', dark: 'rgb(187, 162, 255)'},
  {path: '/controller-mesh/intro/', light: 'rgb(166, 75, 12)', dark: 'rgb(255, 178, 122)'},
];

test('the badge and sidebar of each tool use its hue, even without JavaScript', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  for (const {path, ...hues} of tools) {
    await page.goto(path);
    const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expect(badge(page), path).toHaveCSS('color', hues[theme]);
      await expect(current, path).toHaveCSS('color', hues[theme]);
    }
  }
  await page.close();
});
