import type {Page} from '@playwright/test';
import {english, expect, hydrated, openHydrated, roundTrip, test} from './fixtures';

const {word, common, texts} = english;
const workspace = '/docs/guides/workspace';
const phone = {width: 390, height: 780};

/** Waits until the current history entry does or doesn't belong to the dialog. */
const expectDialogEntry = (page: Page, exists: boolean) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state).includes('searchDialog'))).toBe(exists);

test('a list that opens under a still pointer keeps the first row active until the pointer moves', async ({
  page,
  search,
}) => {
  await search.openAt('/docs/', common);
  const third = (await search.rows.nth(2).boundingBox()) ?? {x: 0, y: 0};
  await search.input.fill('');
  await page.mouse.move(third.x + 50, third.y + 20);
  await search.type(common);
  await roundTrip(page);
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(third.x + 55, third.y + 22);
  await page.mouse.move(third.x + 60, third.y + 24);
  await expect(search.rows.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('clicking outside closes the search, and clicking a row opens it in the same tab', async ({
  page,
  search,
}) => {
  await search.openAt('/docs/', word);
  await page.mouse.click(20, 700);
  await expect(search.dialog).toHaveCount(0);
  await expect(search.opener).toBeFocused();
  await search.open();
  await search.rows.first().click();
  await expect(page).toHaveURL(workspace);
  await expect(search.dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test("the search fills the screen, the page behind it doesn't scroll, and Back from a result returns to that page", async ({
    page,
    search,
  }) => {
    const scrolls = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    await search.openAt('/docs/topics/topic-01', word);
    expect(await search.dialog.boundingBox()).toEqual({x: 0, y: 0, ...phone});
    const size = await search.input.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    expect(await scrolls()).toBe(false);
    await search.list.dispatchEvent('touchmove');
    await expect(search.input).not.toBeFocused();
    await expect(search.list).toBeVisible();
    await page.getByRole('button', {name: texts.cancel, exact: true}).tap();
    await expect(search.dialog).toHaveCount(0);
    expect(await scrolls()).toBe(true);
    await search.open();
    await search.rows.first().tap();
    await expect(page).toHaveURL(workspace);
    await page.goBack();
    await expect(page).toHaveURL('/docs/topics/topic-01');
    await expect(search.dialog).toHaveCount(0);
  });

  test('Back closes the dialog before leaving the page, which keeps its scroll position', async ({
    page,
    search,
  }) => {
    await page.goto('/blog');
    await openHydrated(page, workspace);
    await page.evaluate(() => scrollTo(0, 120));
    await search.open();
    await page.goBack();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(workspace);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await search.open();
    await page.getByRole('button', {name: texts.cancel, exact: true}).tap();
    await expectDialogEntry(page, false);
    await page.goBack();
    await expect(page).toHaveURL('/blog');

    // A reload while the search is open closes it, too.
    await search.openAt(workspace);
    await expectDialogEntry(page, true);
    await page.reload();
    await hydrated(page);
    await expectDialogEntry(page, false);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });

  test('the dialog fits the space above a virtual keyboard', async ({page, search}) => {
    await search.openAt('/docs/');
    await page.setViewportSize({width: phone.width, height: 400});
    const height = () =>
      search.dialog.evaluate((dialog: HTMLElement) => dialog.style.getPropertyValue('--visible-height'));
    await expect.poll(height).toBe('400px');
  });
});

test('Back closes the dialog after the window narrows, and leaves the page after it widens', async ({
  page,
  search,
}) => {
  await page.setViewportSize({width: 997, height: 780});
  await page.goto('/docs/');
  await search.openAt(workspace);
  expect((await search.dialog.locator('> div').boundingBox())?.width).toBeLessThan(900);
  await page.setViewportSize({width: 996, height: 780});
  await expectDialogEntry(page, true);
  expect(await search.dialog.locator('> div').boundingBox()).toMatchObject({x: 0, y: 0, width: 996});
  await page.goBack();
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(workspace);
  await page.setViewportSize({width: 997, height: 780});
  await search.open();
  await page.goBack();
  await expect(page).toHaveURL('/docs/');
  await expect(search.dialog).toHaveCount(0);
});

test('the dialog keeps clear of notches and rounded corners', ({site}) => {
  const [file = ''] = site.files(/^\/assets\/css\/styles\..*\.css$/);
  const css = site.response(file, undefined).body.toString();
  for (const side of ['top', 'right', 'bottom', 'left']) {
    expect(css).toContain(`env(safe-area-inset-${side})`);
  }
});
