import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const imageDir = path.resolve(__dirname, '../../static/img');

/** Reads the width and height from the header of a PNG. */
function sizeOf(file: string): [number, number] {
  const png = fs.readFileSync(path.join(imageDir, file));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('icons and the social card have the sizes that devices and social networks expect', () => {
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  expect(sizeOf('icon-192.png')).toEqual([192, 192]);
  expect(sizeOf('icon-512.png')).toEqual([512, 512]);
  expect(sizeOf('icon-maskable-512.png')).toEqual([512, 512]);
  expect(sizeOf('social-card.png')).toEqual([1200, 630]);
});

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
