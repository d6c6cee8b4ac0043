import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {overflow} from '../support/overflow';
import {english, expect, holdBack, openHydrated, locales, roundTrip, test} from './fixtures';

const {word} = english;
const dialog = {within: 'dialog[open]'};

/** Checks that nothing overflows at any width. */
async function expectWithinScreen(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({width, height: 700});
    expect(await overflow(page), `at ${width} px`).toEqual([]);
    for (const dialog of await page.locator('dialog[open]').all()) {
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await dialog.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)).toBe(true);
    }
  }
}

test.describe('axe finds nothing, and nothing overflows', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  test.describe.configure({timeout: 180_000});

  for (const [{name, prefix, word: sought}, width] of [
    [locales[0], 1440],
    [locales[1], 360],
  ] as const) {
    test(`in the open search, at ${width} px, in ${name}`, async ({page, search, complaints}) => {
      await page.setViewportSize({width, height: 800});
      await search.openAt(`${prefix}/docs/`, sought);
      await expectAccessible(page, dialog);
      await search.type(`${sought}~x`);
      await expectAccessible(page, dialog);
      await search.input.fill('kettlqqez');
      await search.answered();
      await expectAccessible(page, dialog);
      await search.openResults([sought]);
      await search.input.fill('');
      await page.keyboard.press('ArrowDown');
      await expect(search.rows.first()).toBeVisible();
      await expectAccessible(page, dialog);
      await search.type(sought);
      await expectWithinScreen(page);
      expect(complaints.all).toEqual([]);
    });

    test(`on the results page, at ${width} px, in ${name}`, async ({page, complaints}) => {
      await page.setViewportSize({width, height: 800});
      await openHydrated(page, `${prefix}/search`);
      await expectAccessible(page);
      await page.goto(`${prefix}/search?q=${sought}&version.default=all`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expectAccessible(page);
      await expectWithinScreen(page);
      expect(complaints.all).toEqual([]);
    });
  }
});

test('the open search is modal: it covers the page and traps focus', async ({page, search}) => {
  await search.openAt('/docs/');
  await expect(search.dialog).toHaveAttribute('aria-modal', 'true');
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.navbar a, .navbar button, main a, footer a')].every((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === null || top.closest('dialog') !== null;
    }),
  );
  expect(covered).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a')?.focus());
  await expect(search.input).toBeFocused();
});

test('forced colors distinguish the active row from the highlighted words', async ({page, search}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await search.openAt('/docs/', word);
  await expect(search.active).toHaveCSS('outline-style', 'solid');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const mark = await search.active.locator('mark').first().evaluate(background);
  expect(mark).not.toBe(await search.active.evaluate(background));
});

test('nothing moves with reduced motion', async ({page, search, site}) => {
  await page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, {motions});
    addEventListener('animationstart', ({animationName, target}) => {
      // An animation without a duration doesn't move anything.
      if (getComputedStyle(target as Element).animationDuration !== '0s') {
        motions.push(animationName);
      }
    });
    addEventListener('transitionrun', ({propertyName}) => motions.push(propertyName));
  });
  /** Opens the search, delays it until the spinner shows, lists the results, and returns every animation. */
  const motionsOfSearch = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({reducedMotion});
    const late = holdBack(site, '.json');
    await search.openAt('/docs/');
    await search.input.fill(word);
    await expect(search.dialog.getByRole('search')).toHaveAttribute('aria-busy', 'true');
    // Animation events fire one frame after the animation starts.
    await roundTrip(page);
    late.open();
    await expect(search.rows.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await roundTrip(page);
    return page.evaluate(() => (window as unknown as {motions: string[]}).motions);
  };
  // Make sure the check isn't passing just because it runs too late.
  expect(await motionsOfSearch('no-preference')).toEqual(
    expect.arrayContaining([expect.stringContaining('arrive'), expect.stringContaining('turn')]),
  );
  expect(await motionsOfSearch('reduce')).toEqual([]);
});
