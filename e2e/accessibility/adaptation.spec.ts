import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const pages = ['', 'tables', 'code', 'notices', 'tabs'].map((name) => `${site}/docs/${name}`);

test('at 200% text size, no text is clipped and no page scrolls sideways', async ({page}) => {
  for (const address of pages) {
    await openHydrated(page, address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFits(page, [1280, 640]);
    const clipped = await page
      .locator('.markdown :is(p, li, td, h1, h2)')
      .evaluateAll(
        (elements) =>
          elements.filter(
            (element) =>
              element.scrollHeight > element.clientHeight + 2 &&
              getComputedStyle(element).overflow === 'hidden',
          ).length,
      );
    expect(clipped).toBe(0);
  }
});

test('the menu and the table of contents still work at 400% zoom', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openHydrated(page, `${site}/docs/tabs`);
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__items').getByRole('link', {name: 'Images'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Images');
});

test('in forced colors, lines still mark the current entry, admonitions, and focus', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openHydrated(page, `${site}/docs/notices`);
  const marker = await page
    .locator('.theme-doc-sidebar-container [aria-current="page"]')
    .evaluate((link) => getComputedStyle(link, '::before').borderLeftWidth);
  expect(marker).toBe('2px');
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-left-width', '3px');
  const link = page.locator('.markdown a').first();
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toHaveCSS('outline-style', 'solid');
});

test('links in text have an underline, not just a color, and a long page shows reading progress, except with reduced motion', async ({
  page,
}) => {
  const rule = () => page.evaluate(() => getComputedStyle(document.body, '::before').animationName);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openHydrated(page, `${site}/docs`);
  for (const link of await page.locator('.markdown p a').all()) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
  expect(await rule()).toBe('reading-progress');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await rule()).toBe('none');
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openHydrated(page, `${site}/docs/images`);
  expect(await rule()).toBe('none');
});

test('reduced motion turns off all motion, including that of a search in progress', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.route('**/search-*.json', () => undefined);
  await openHydrated(page, `${site}/docs/code`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('code');
  await expect(page.locator('dialog [aria-busy="true"]').first()).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const {animationName, animationDuration, transitionDuration} = getComputedStyle(element);
        return [
          ...(animationName === 'none' ? [] : [animationDuration]),
          ...transitionDuration.split(','),
        ].some((time) => parseFloat(time) > 0.01);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});

test('every Tab stop has a visible focus indicator', async ({page}) => {
  await openHydrated(page, `${site}/docs/tabs`);
  const stops = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) {
        return undefined;
      }
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      const isSeen = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      return {isSeen, html: element.outerHTML.slice(0, 120)};
    });
    if (stop) {
      expect(stop.isSeen, stop.html).toBe(true);
      stops.add(stop.html);
    }
  }
  expect(stops.size).toBeGreaterThan(30);
});
