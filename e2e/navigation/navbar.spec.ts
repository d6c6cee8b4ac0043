import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('shell');

test('all nine item types are rendered, except for a draft, and an item without a position is on the right', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/`);
  const left = page.locator('.theme-layout-navbar-left');
  const right = page.locator('.theme-layout-navbar-right');
  await expect(left.getByRole('link', {name: 'Plain link'})).toHaveAttribute('href', '/docs/');
  await expect(left.getByRole('button', {name: 'Dropdown'})).toBeVisible();
  await expect(left.getByRole('link', {name: 'Single doc'})).toHaveAttribute('href', '/docs/install');
  await expect(left.getByRole('link', {name: 'Sidebar'})).toHaveAttribute('href', '/docs/install');
  await expect(right.locator('b')).toHaveText('Raw html');
  await expect(right.getByRole('link', {name: 'Version link'})).toHaveAttribute('href', '/docs/');
  await expect(right.getByRole('button', {name: 'v0.1 (latest)'})).toBeVisible();
  await expect(right.getByRole('button', {name: 'English'})).toBeVisible();
  await expect(right.getByRole('button', {name: 'Fixture search'})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Draft'})).toHaveCount(0);
  // The current product is underlined in its hue.
  const item = left.getByRole('link', {name: 'Plain link'});
  await expect(item).toHaveAttribute('aria-current', 'page');
  const colors = await item.evaluate((link) => [
    getComputedStyle(link, '::after').backgroundColor,
    getComputedStyle(link, '::after').height,
    getComputedStyle(link).color,
  ]);
  expect(colors).toEqual(['rgb(11, 117, 103)', '2px', 'rgb(11, 117, 103)']);
});

test('the navbar hides when scrolling down past its height and comes back when scrolling up', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/long`);
  const navbar = page.locator('.navbar');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  await expect(navbar).toBeInViewport({ratio: 1});
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 200);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport({ratio: 1});
});

test('the navbar hides when jumping to an anchor and comes back when it gets focus', async ({page}) => {
  await openHydrated(page, `${site}/docs/long`);
  await page.locator('.table-of-contents').getByRole('link', {name: 'Part 4'}).click();
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await expect(page.getByRole('heading', {name: 'Part 4'})).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await page.locator('.navbar__brand').focus();
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
});

test('the navbar fits on one row without overlap at every desktop width in both languages', async ({
  page,
}) => {
  for (const path of ['/controller-mesh/next/intro/', '/zh/docs/next/', '/docs/next/']) {
    await openHydrated(page, path);
    for (let width = 997; width <= 1440; width += 17) {
      await page.setViewportSize({width, height: 600});
      const faults = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.navbar__items > *')]
          .map((item) => item.getBoundingClientRect())
          .filter((box) => box.width > 1)
          .sort((a, b) => a.left - b.left);
        const overlaps = boxes.filter(
          (box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0) - 1,
        );
        const rows = boxes.filter((box) => box.top < 0 || box.bottom > 60);
        return (
          overlaps.length + rows.length + Number(document.documentElement.scrollWidth > window.innerWidth)
        );
      });
      expect(faults, `${path} at ${width} px`).toBe(0);
    }
  }
  // The link to GitHub is an icon with a name.
  const link = page.locator('.navbar').getByRole('link', {name: 'GitHub', exact: true});
  await expect(link).toHaveAttribute('href', 'https://github.com/KusionStack/kusionstack.io');
  expect((await link.boundingBox())?.width).toBeLessThan(50);
});
