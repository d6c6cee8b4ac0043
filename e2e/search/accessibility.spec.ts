import {expectAccessible, looks} from '../support/axe';
import {expectFits} from '../support/overflow';
import {english, expect, openHydrated, test} from './fixtures';

const {word} = english;

test.describe('axe finds nothing, and nothing overflows', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  test.describe.configure({timeout: 180_000});

  for (const {prefix, sought, themes, width} of [
    {prefix: '', sought: word, ...looks.en},
    {prefix: '/zh', sought: '工作空间', ...looks.zh},
  ]) {
    const dialog = {themes, within: 'dialog[open]'};

    test(`in the open search, at ${width} px`, async ({page, search, complaints}) => {
      await page.setViewportSize({width, height: 800});
      await search.openAt(`${prefix}/docs/`, sought);
      await expectAccessible(page, dialog);
      await search.type(`${sought}~x`);
      await expectAccessible(page, dialog);
      await search.input.fill('kettlqqez');
      await search.waitForResults();
      await expectAccessible(page, dialog);
      await search.openResults([sought]);
      await search.input.fill('');
      await page.keyboard.press('ArrowDown');
      await expect(search.rows.first()).toBeVisible();
      await expectAccessible(page, dialog);
      await search.type(sought);
      const excess = () => search.dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      for (const screen of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({width: screen, height: 700});
        expect(await excess(), `at ${screen} px`).toBeLessThanOrEqual(0);
      }
      expect(complaints.all).toEqual([]);
    });

    test(`on the results page, at ${width} px`, async ({page, complaints}) => {
      await page.setViewportSize({width, height: 800});
      await openHydrated(page, `${prefix}/search?q=${sought}&version.default=all`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expectAccessible(page, {themes});
      await expectFits(page);
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
