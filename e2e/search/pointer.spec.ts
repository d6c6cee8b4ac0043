import type {Page} from '@playwright/test';
import {expect, hydrated, locales, roundTrip, stopClock, test} from './fixtures';

const phone = {width: 390, height: 780};

/** What the current entry of the history holds, as text. */
const entryOf = (page: Page) => page.evaluate(() => JSON.stringify(history.state));

for (const {name, prefix, word, common} of locales) {
  test.describe(`with a pointer, in ${name}`, () => {
    const home = `${prefix}/docs/`;

    test('a list that appears under a still pointer leaves the first row active until the pointer moves', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(common);
      const third = await search.rows.nth(2).boundingBox();
      if (!third) {
        throw new Error('The third row is not to be seen.');
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.move(third.x + 50, third.y + 20);
      await search.type(common);
      await roundTrip(page);
      await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
      await search.rows.nth(2).dispatchEvent('mousemove', {screenX: 400, screenY: 400});
      await search.rows.nth(2).dispatchEvent('mousemove', {screenX: 400, screenY: 400});
      await roundTrip(page);
      await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
      await page.mouse.move(third.x + 55, third.y + 22);
      await page.mouse.move(third.x + 60, third.y + 24);
      await expect(search.rows.nth(2)).toHaveAttribute('aria-selected', 'true');
    });

    test('a press outside closes the search, a press inside does not', async ({page, search}) => {
      await search.openAt(home);
      await search.type(common);
      await search.dialog.locator('[class*="keys"]').click();
      await expect(search.dialog).toHaveCount(1);
      // Keys are for the box all the same.
      await page.keyboard.press('ArrowDown');
      await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(search.input).toBeFocused();
      await page.mouse.click(20, 700);
      await expect(search.dialog).toHaveCount(0);
      await expect(search.opener).toBeFocused();
    });

    test('a click on a row opens it in place', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      await search.rows.first().click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await expect(search.dialog).toHaveCount(0);
    });
  });
}

for (const {name, prefix, word, texts} of locales) {
  test.describe(`on a phone, in ${name}`, () => {
    test.use({viewport: phone, hasTouch: true, isMobile: true});

    test('the search fills the screen, and the page behind it does not scroll', async ({page, search}) => {
      await search.openAt(`${prefix}/docs/topics/topic-01`);
      await search.type(word);
      expect(await search.dialog.boundingBox()).toEqual({x: 0, y: 0, ...phone});
      const size = await search.input.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await page.getByRole('button', {name: texts.cancel, exact: true}).tap();
      await expect(search.dialog).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
        'hidden',
      );
    });

    test('Back closes the dialog before it leaves the page, which stays where it is', async ({
      page,
      search,
    }) => {
      await page.goto(`${prefix}/blog`);
      await page.goto(`${prefix}/docs/guides/workspace`);
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 120));
      await search.open();
      await search.type(word);
      await page.goBack();
      await expect(search.dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/blog`);
    });

    test('Back leads away from a page that was loaded anew while the search was open', async ({
      page,
      search,
    }) => {
      await page.goto(`${prefix}/blog`);
      await search.openAt(`${prefix}/docs/guides/workspace`);
      // No reader is fast enough to reload before the entry of the dialog is there.
      await expect.poll(() => entryOf(page)).toContain('searchDialog');
      await page.reload();
      await hydrated(page);
      await expect.poll(() => entryOf(page)).not.toContain('searchDialog');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/blog`);
    });

    test('a dialog closed by its button leaves nothing behind for Back', async ({page, search}) => {
      await page.goto(`${prefix}/blog`);
      await search.openAt(`${prefix}/docs/guides/workspace`);
      await page.getByRole('button', {name: texts.cancel, exact: true}).tap();
      await expect(search.dialog).toHaveCount(0);
      await expect.poll(() => entryOf(page)).not.toContain('searchDialog');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/blog`);
    });

    test('Back from a result leads to the page on which the search was opened', async ({page, search}) => {
      await search.openAt(`${prefix}/docs/`);
      await search.type(word);
      await search.rows.first().tap();
      await expect(page).toHaveURL(/guides\/workspace/);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/docs/`);
      await expect(search.dialog).toHaveCount(0);
    });
  });
}

for (const {name, prefix, word} of locales) {
  test(`Back closes a dialog whose window has become narrow, and leaves the page with a wide one, in ${name}`, async ({
    page,
    search,
  }) => {
    const home = `${prefix}/docs/guides/workspace`;
    await page.setViewportSize({width: 997, height: 780});
    await page.goto(`${prefix}/docs/`);
    await page.goto(home);
    await hydrated(page);
    await search.open();
    await search.type(word);
    expect((await search.dialog.locator('> div').boundingBox())?.width).toBeLessThan(900);
    await page.setViewportSize({width: 996, height: 780});
    await expect.poll(() => entryOf(page)).toContain('searchDialog');
    expect(await search.dialog.locator('> div').boundingBox()).toMatchObject({x: 0, y: 0, width: 996});
    await page.goBack();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(home);
    await page.setViewportSize({width: 997, height: 780});
    await search.open();
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/docs/`);
  });
}

for (const {name, prefix, common} of locales) {
  test.describe(`with touch, in ${name}`, () => {
    test.use({viewport: phone, hasTouch: true, isMobile: true});

    test('scrolling the list puts the keyboard away and keeps the list', async ({search}) => {
      await search.openAt(`${prefix}/docs/`);
      await search.type(common);
      await search.list.dispatchEvent('touchmove');
      await expect(search.input).not.toBeFocused();
      await expect(search.list).toBeVisible();
      await search.input.tap();
      await expect(search.input).toBeFocused();
      await expect(search.list).toBeVisible();
    });

    test('the dialog fits what a virtual keyboard leaves, 20 ms after the last change', async ({
      page,
      search,
    }) => {
      await search.openAt(`${prefix}/docs/`);
      await stopClock(page);
      const height = () =>
        search.dialog.evaluate((dialog: HTMLElement) => dialog.style.getPropertyValue('--visible-height'));
      await search.dialog.evaluate((dialog: HTMLElement) => dialog.style.removeProperty('--visible-height'));
      const resize = () => page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')));
      await resize();
      await page.clock.runFor(15);
      await resize();
      await page.clock.runFor(19);
      expect(await height()).toBe('');
      await page.clock.runFor(1);
      expect(await height()).toBe(`${phone.height}px`);
    });
  });
}

test('the dialog keeps clear of notches and rounded corners', ({site}) => {
  const [file = ''] = site.files(/^\/assets\/css\/styles\..*\.css$/);
  const css = site.response(file, undefined).body.toString();
  for (const side of ['top', 'right', 'bottom', 'left']) {
    expect(css).toContain(`env(safe-area-inset-${side})`);
  }
});
