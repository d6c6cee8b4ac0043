import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const middle = '/docs/long/page-20';
const name = 'Keyboard shortcuts';

const list = (page: Page) => page.getByRole('dialog', {name});
const singleKeys = (page: Page) => list(page).getByRole('checkbox');

test('[ and ] open the previous and the next page without reloading the site', async ({page}) => {
  await openHydrated(page, site + middle);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.press(']');
  await expect(page).toHaveURL(`${site}/docs/long/page-21`);
  // The address changes first, but the shortcuts act on the page on screen.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page 21');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(site + middle);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('? opens an accessible list, which fits on a phone', async ({page}) => {
  await openHydrated(page, `${site}/zh${middle}`);
  const dialog = page.getByRole('dialog', {name: '键盘快捷键'});
  await page.keyboard.press('?');
  await expect(dialog.locator('kbd')).toHaveText(['Ctrl K', '/', '[', ']', '?', 'Esc']);
  await page.setViewportSize({width: 360, height: 640});
  await expectAccessible(page);
  expect(await overflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the list loads when it opens from the footer, turns off other shortcuts, and returns the focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openHydrated(page, site + middle);
  const before = scripts.length;
  const button = page.getByRole('contentinfo').getByRole('button', {name});
  await button.click();
  await expect(list(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  for (const key of [']', '/', 'Control+k']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(site + middle);
  await list(page).getByRole('button', {name: 'Close'}).click();
  await expect(list(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('single keys can be turned off, stay off after a reload, and can be turned on again', async ({page}) => {
  await openHydrated(page, site + middle);
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await openHydrated(page, site + middle);
  for (const key of [']', '[', '/', '?']) {
    await page.keyboard.press(key);
  }
  await expect(page).toHaveURL(site + middle);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.getByRole('contentinfo').getByRole('button', {name}).click();
  await expect(singleKeys(page)).not.toBeChecked();
  await singleKeys(page).check();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(page).toHaveURL(`${site}/docs/long/page-21`);
});

test('no shortcut fires while the reader types, composes, or holds a modifier', async ({page}) => {
  await openHydrated(page, site + middle);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').pressSequentially('[a]?/');
  await expect(page.getByRole('combobox')).toHaveValue('[a]?/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toHaveCount(0);

  for (const markup of ['<textarea>', '<select>', '<div contenteditable="true"><p>Text</p></div>']) {
    await page.evaluate((html) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
      document.querySelector<HTMLElement>('main > :first-child')?.focus();
    }, markup);
    for (const key of ['?', ']', '[', '/']) {
      await page.keyboard.press(key);
    }
    await page.evaluate(() => document.querySelector('main > :first-child')?.remove());
  }

  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: ']', bubbles: true, ...init}));
    press({isComposing: true});
    press({keyCode: 229});
    press({ctrlKey: true});
    press({repeat: true});
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(site + middle);
});
