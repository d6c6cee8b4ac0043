import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const menu = (page: Page) => page.locator('.theme-doc-sidebar-container .menu');
const current = (page: Page) => menu(page).locator('[aria-current="page"]');
const scrolled = (page: Page) => menu(page).evaluate((element) => element.scrollTop);

test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1280, height: 600}});

test('the sidebar opens the active category, keeps its scroll position, and scrolls to an entry not in view', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/long/page-37`);
  await expect(current(page)).toHaveText('Page 37');
  await expect(current(page)).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await openHydrated(page, `${site}/docs/long/page-20`);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await menu(page).getByRole('link', {name: 'Page 22'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page 22');
  expect(await scrolled(page)).toBe(place);
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(menu(page)).toBeHidden();
  const wide = await page.locator('main').boundingBox();
  expect(wide?.width).toBeGreaterThan(1200);
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(menu(page)).toBeVisible();
  expect(await scrolled(page)).toBe(place);

  await menu(page).evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Page 23'}).click();
  await expect(current(page)).toHaveText('Page 23');
  await expect(current(page)).toBeInViewport({ratio: 1});
});

test('the sidebar is 280 px wide, the table of contents 220 px and marks the current section, and only the margins grow on a wide screen', async ({
  page,
}) => {
  const widths = async () =>
    page.evaluate(() =>
      ['.theme-doc-sidebar-container', '.col--3', 'article', '.markdown > p'].map((selector) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0),
      ),
    );
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, `${site}/docs`);
  const usual = await widths();
  expect(usual).toEqual([280, 220, 720, 592]);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link')).toHaveText([
    'First section',
    'A part of it',
    'Second section',
    'Third section',
    'Fourth section',
    'Fifth section',
  ]);
  await contents.getByRole('link', {name: 'Second section'}).click();
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText('Second section');
  const station = await contents
    .locator('.table-of-contents__link--active')
    .evaluate((link) => getComputedStyle(link, '::after').borderTopColor);
  expect(station).toBe('rgb(107, 63, 212)');

  await page.setViewportSize({width: 2560, height: 1400});
  expect(await widths()).toEqual(usual);
  await openHydrated(page, `${site}/zh/docs`);
  expect(await widths()).toEqual([280, 220, 720, 640]);
});
