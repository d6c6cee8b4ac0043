import {expect, test} from '@playwright/test';

test("the favicon follows the system's color scheme", async ({page}) => {
  const stroke = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({colorScheme});
    await page.goto('/img/favicon.svg');
    return page.locator('path').evaluate((element) => getComputedStyle(element).stroke);
  };
  expect(await stroke('light')).toBe('rgb(18, 25, 38)');
  expect(await stroke('dark')).toBe('rgb(231, 236, 245)');
});

test('the navbar logo and the theme color of the browser change with the theme', async ({page}) => {
  await page.goto('/');
  const logo = page.locator('.navbar__logo img:visible');
  const color = page.locator('meta[name=theme-color]');
  await expect(logo).toHaveAttribute('src', '/img/logo.svg');
  await expect(color).toHaveAttribute('content', '#fff');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(logo).toHaveAttribute('src', '/img/logo-dark.svg');
  await expect(color).toHaveAttribute('content', '#0d131d');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expect(color).toHaveAttribute('content', '#fff');
});
