import {expect, test} from '@playwright/test';

const languages = [
  {prefix: '', other: '/zh', otherName: '简体中文', entry: 'Karpor overview', current: 'English'},
  {prefix: '/zh', other: '', otherName: 'English', entry: 'Karpor 概览', current: '简体中文'},
];

test.use({javaScriptEnabled: false});

for (const {prefix, other, otherName, entry, current} of languages) {
  test(`without JavaScript on a phone, the ${current} sidebar, versions, and languages are reachable`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(`${prefix}/karpor/next/`);
    const navbar = page.locator('.navbar');
    await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: entry})).toBeVisible();
    await expect(navbar.getByRole('link', {name: /^v0\.6/})).toBeVisible();
    await expect(navbar.getByRole('link', {name: otherName})).toHaveAttribute(
      'href',
      `${other}/karpor/next/`,
    );
    await expect(navbar.getByRole('link', {name: 'Kuperator'})).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    const [last, search] = await Promise.all(
      [navbar.getByRole('link', {name: otherName}), navbar.locator('noscript a')].map((link) =>
        link.boundingBox(),
      ),
    );
    expect(search?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await navbar.getByRole('link', {name: /^v0\.6/}).click();
    await expect(page).toHaveURL(`${prefix}/karpor/`);
  });

  test(`without JavaScript on a wide screen, the ${current} sidebar, versions, and languages are reachable`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/karpor/next/`);
    await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: entry})).toBeVisible();
    await page.getByRole('button', {name: current}).focus();
    await expect(page.getByRole('link', {name: otherName})).toBeVisible();
    await page.getByRole('button', {name: /^v0\.7/}).hover();
    await page.getByRole('link', {name: /^v0\.6/}).click();
    await expect(page).toHaveURL(`${prefix}/karpor/`);
  });
}
