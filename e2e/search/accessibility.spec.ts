import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {overflow} from '../support/overflow';
import {expect, holdBack, hydrated, locales, roundTrip, test} from './fixtures';

const widths = [320, 390, 768, 1440, 2560];

async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Looks at a page as it is now, in both themes. */
async function expectClean(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await violations(page), `in the ${theme} theme`).toEqual([]);
  }
}

test.describe('axe finds nothing', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  test.describe.configure({timeout: 180_000});

  for (const {name, prefix, word} of locales) {
    for (const width of [360, 1440]) {
      test(`in the open search at ${width} px, in ${name}: results, a problem, nothing, recent`, async ({
        page,
        search,
      }) => {
        await page.setViewportSize({width, height: 800});
        await search.openAt(`${prefix}/docs/`);
        await expectClean(page);
        await search.type(word);
        await expectClean(page);
        await search.type(`${word}~x`);
        await expectClean(page);
        await search.input.fill('kettlqqez');
        await search.answered();
        await expectClean(page);
        await search.type(word);
        await page.keyboard.press('Enter');
        await expect(search.dialog).toHaveCount(0);
        await expectClean(page);
        await search.open();
        await search.input.fill('');
        await page.keyboard.press('ArrowDown');
        await expect(search.rows.first()).toBeVisible();
        await expectClean(page);
      });

      test(`on the page of results at ${width} px, in ${name}`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await page.goto(`${prefix}/search?q=${word}&version.default=all`);
        await expect(page.locator('main ol li').first()).toBeVisible();
        await expectClean(page);
        await page.goto(`${prefix}/search`);
        await hydrated(page);
        await expectClean(page);
      });
    }
  }
});

for (const {name, prefix, word, texts} of locales) {
  test(`nothing reaches beyond the edge of the screen at any width, in ${name}`, async ({page, search}) => {
    await search.openAt(`${prefix}/docs/`);
    await search.type(word);
    for (const width of widths) {
      await page.setViewportSize({width, height: 700});
      expect(await overflow(page)).toEqual([]);
      const box = await search.dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      const inner = await search.dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth);
      expect(inner).toBe(true);
    }
    await page.goto(`${prefix}/search?q=${word}`);
    await expect(page.locator('main ol li').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({width, height: 700});
      expect(await overflow(page)).toEqual([]);
    }
  });

  test(`the opener, the box, the list, and the dialog say what they are, in ${name}`, async ({
    page,
    search,
  }) => {
    await page.goto(`${prefix}/docs/`);
    await hydrated(page);
    await expect(search.opener).toHaveAccessibleName(texts.search);
    await expect(search.opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    await expect(search.opener.locator('kbd')).toHaveText('Ctrl K');
    await search.open();
    await expect(search.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(search.dialog).toHaveAccessibleName(texts.search);
    await expect(search.input).toHaveAccessibleName(texts.search);
    await expect(search.input).toHaveAttribute('aria-autocomplete', 'list');
    await expect(search.input).toHaveAttribute('aria-expanded', 'false');
    await search.type(word);
    await expect(search.input).toHaveAttribute('aria-expanded', 'true');
    await expect(search.input).toHaveAttribute('aria-controls', (await search.list.getAttribute('id')) ?? '');
    await expect(search.list).toHaveAccessibleName(texts.search);
    await expect(search.active).toHaveCount(1);
    await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'false');
  });
}

for (const {name, prefix, word, common} of locales) {
  test.describe(`in ${name}`, () => {
    test('the open search covers the page and keeps the focus, wherever that comes from', async ({
      page,
      search,
    }) => {
      await search.openAt(`${prefix}/docs/`);
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

    test('the active row is named to screen readers after an arrow key, or when the list is stable for 500 ms', async ({
      page,
      search,
    }) => {
      await page.clock.install();
      await page.goto(`${prefix}/docs/`);
      await hydrated(page);
      await search.open();
      await page.clock.pauseAt(Date.now() + 60_000);
      await search.input.fill(word);
      // The rows below the first one come with the next frames.
      await expect(async () => {
        await page.clock.runFor(16);
        expect(await search.rows.count()).toBeGreaterThan(1);
      }).toPass();
      await expect(search.input).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      const second = (await search.rows.nth(1).getAttribute('id')) ?? '';
      await expect(search.input).toHaveAttribute('aria-activedescendant', second);
      await search.input.fill(common);
      await expect(search.rows.first()).toContainText(new RegExp(common, 'i'));
      await expect(async () => {
        await page.clock.runFor(16);
        expect(await search.rows.count()).toBe(8);
      }).toPass();
      await expect(search.input).not.toHaveAttribute('aria-activedescendant');
      await page.clock.runFor(600);
      const first = (await search.rows.first().getAttribute('id')) ?? '';
      await expect(search.input).toHaveAttribute('aria-activedescendant', first);
    });

    test('with forced colours the active row and the marks are told apart', async ({page, search}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await search.openAt(`${prefix}/docs/`);
      await search.type(word);
      const outline = await search.active.evaluate((row) => getComputedStyle(row).outlineStyle);
      expect(outline).toBe('solid');
      const [mark, text] = await search.rows.first().evaluate((row) => {
        const marked = row.querySelector('mark');
        return [marked && getComputedStyle(marked).backgroundColor, getComputedStyle(row).backgroundColor];
      });
      expect(mark).not.toBe(text);
      const [icon, ink] = await search.active.evaluate((row) => {
        const drawn = row.querySelector('svg');
        return [drawn && getComputedStyle(drawn).stroke, getComputedStyle(row).color];
      });
      expect(icon).toBe(ink);
      // Nothing is painted over the outline.
      const decorations = await search.active.evaluate((row) =>
        ['::before', '::after'].map((part) => getComputedStyle(row, part).content),
      );
      expect(decorations).toEqual(['none', 'none']);
    });

    test('nothing moves for readers who want no motion', async ({page, search, site}) => {
      await page.addInitScript(() => {
        const motions: string[] = [];
        Object.assign(window, {motions});
        addEventListener('animationstart', ({animationName, target}) => {
          // One that takes no time moves nothing.
          if (getComputedStyle(target as Element).animationDuration !== '0s') {
            motions.push(animationName);
          }
        });
        addEventListener('transitionrun', ({propertyName}) => motions.push(propertyName));
      });
      /** Opens the search, has it wait until it turns its spinner, and lists what is found; says what has moved. */
      const motionsOfSearch = async (reducedMotion: 'reduce' | 'no-preference') => {
        await page.emulateMedia({reducedMotion});
        const late = holdBack(site, '.json');
        await search.openAt(`${prefix}/docs/`);
        await search.input.fill(word);
        await expect(search.dialog.locator('[class*="spinner"]')).toBeVisible();
        // Events of animations come with the frame after the one that starts them.
        await roundTrip(page);
        const turning = await search.dialog.evaluate(
          (dialog) => dialog.getAnimations({subtree: true}).length,
        );
        late.open();
        await expect(search.rows.first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await roundTrip(page);
        return {
          turning,
          motions: await page.evaluate(() => (window as unknown as {motions: string[]}).motions),
        };
      };
      // Without this, one that looks too late or for the wrong thing would see nothing move either.
      const usual = await motionsOfSearch('no-preference');
      expect(usual.turning).toBe(1);
      expect(usual.motions).toEqual(
        expect.arrayContaining([expect.stringContaining('arrive'), expect.stringContaining('turn')]),
      );
      expect(await motionsOfSearch('reduce')).toEqual({turning: 0, motions: []});
    });
  });
}
