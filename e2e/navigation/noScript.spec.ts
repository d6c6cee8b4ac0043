import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

test('without JavaScript, the sidebar, versions, and languages are reachable', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/zh/karpor/next/');
  const navbar = page.locator('.navbar');
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Karpor 概览'}),
  ).toBeVisible();
  await expect(navbar.getByRole('link', {name: /^v0\.6/})).toBeVisible();
  await expect(navbar.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/karpor/next/');
  await expect(navbar.getByRole('link', {name: 'Kuperator'})).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
  const [last, search] = await Promise.all(
    [navbar.getByRole('link', {name: 'English'}), navbar.locator('noscript a')].map((link) =>
      link.boundingBox(),
    ),
  );
  expect(search?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await navbar.getByRole('link', {name: /^v0\.6/}).click();
  await expect(page).toHaveURL('/zh/karpor/');

  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/zh/karpor/next/');
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Karpor 概览'}),
  ).toBeVisible();
  await page.getByRole('button', {name: '简体中文'}).focus();
  await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
  await page.getByRole('button', {name: /^v0\.7/}).hover();
  await page.getByRole('link', {name: /^v0\.6/}).click();
  await expect(page).toHaveURL('/zh/karpor/');
});
