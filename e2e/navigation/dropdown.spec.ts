import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('shell');

async function open(page: Page) {
  await openHydrated(page, `${site}/docs/`);
  const button = page.getByRole('button', {name: 'Dropdown'});
  const item = (name: string) => page.getByRole('link', {name});
  return {button, first: item('First'), second: item('Second'), third: item('Third')};
}

test('Enter and Space open and close a dropdown, and a synthetic click, as from assistive technology, opens it', async ({
  page,
}) => {
  const {button, first} = await open(page);
  for (const key of ['Enter', 'Space']) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
  }
  await button.evaluate((element: HTMLElement) => {
    element.click();
  });
  await expect(first).toBeVisible();
});

test('keys move through the links of a dropdown, close it, and follow a link', async ({page}) => {
  const {button, first, second, third} = await open(page);
  await button.focus();
  for (const [key, link] of [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['End', third],
    ['ArrowDown', first],
    ['ArrowUp', third],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();

  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(third).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Single doc'})).toBeFocused();
  await expect(third).toBeHidden();

  await button.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/docs/install`);
  await expect(second).toBeHidden();
});

test('a dropdown opens on hover, stays open after a click, and closes on a click elsewhere', async ({
  page,
}) => {
  const {button, first} = await open(page);
  await button.hover();
  await expect(first).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(first).toBeHidden();
  await button.click();
  await page.mouse.move(700, 500);
  await expect(first).toBeVisible();
  await page.mouse.click(700, 500);
  await expect(first).toBeHidden();
});

test('a tap opens a dropdown and a second tap closes it', async ({browser}) => {
  const page = await browser.newPage({hasTouch: true, viewport: {width: 1180, height: 820}});
  const {button, first} = await open(page);
  await button.tap();
  await expect(first).toBeVisible();
  await button.tap();
  await expect(first).toBeHidden();
  await page.close();
});
