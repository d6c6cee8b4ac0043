import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

test("the default color mode is light regardless of the system, and the reader's choice is stored", async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, '/docs/');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'Switch between dark and light mode (currently light mode)'}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await openHydrated(page, '/zh/docs/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: '切换浅色/暗黑模式（当前为暗黑模式）'}).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('with respectPrefersColorScheme, the color mode follows the system until the reader picks one', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, `${fixtureUrl('shell')}/docs/`);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: 'currently system mode'})).toBeEnabled();
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', {name: 'Switch between dark and light mode (currently system mode)'})
    .click();
  await page.getByRole('button', {name: 'Switch between dark and light mode (currently light mode)'}).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
