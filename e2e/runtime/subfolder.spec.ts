import {BuiltSite} from '../support/builtSite';
import {expect, openHydrated, test as base} from './fixtures';

const folder = '/project';

/** A site built for a subfolder and served from there. Requests outside the subfolder are errors. */
const test = base.extend<{failed: string[]}>({
  siteName: 'subfolder',
  folder,
  failed: [
    async ({page}, provide) => {
      const failed: string[] = [];
      page.on('response', (response) => {
        if (!response.ok()) {
          failed.push(new URL(response.url()).pathname);
        }
      });
      await provide(failed);
    },
    {auto: true},
  ],
});

for (const prefix of ['/project/', '/project/zh/']) {
  test(`everything loads and no banner shows at ${prefix} when the site is built for that folder`, async ({
    page,
    failed,
  }) => {
    for (const route of ['', 'docs/', 'docs/guide', 'docs/next/guide', 'community/']) {
      await openHydrated(page, prefix + route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('#wrong-base-url')).toHaveCount(0);
      const addresses = await page
        .locator('a[href], link[href], script[src], img[src]')
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
            .filter((address) => address.startsWith('/')),
        );
      expect(addresses.length).toBeGreaterThan(20);
      expect(addresses.filter((address) => !address.startsWith(`${folder}/`))).toEqual([]);
    }
    expect(failed).toEqual([]);
    await openHydrated(page, `${prefix}docs/guide`);
    for (const [link, address] of [
      ['rel=canonical', `${prefix}docs/guide`],
      ['hreflang=zh-CN', '/project/zh/docs/guide'],
      ['hreflang=x-default', '/project/docs/guide'],
    ]) {
      await expect(page.locator(`link[${link}]`)).toHaveAttribute('href', `https://kusionstack.io${address}`);
    }
  });
}

test('links, the version menu, the language menu, and the not-found page stay inside the folder', async ({
  page,
  failed,
}) => {
  await openHydrated(page, '/project/docs/');
  await page.getByRole('article').getByRole('link', {name: 'Guide'}).click();
  await expect(page).toHaveURL(`${BuiltSite.origin}/project/docs/guide#second`);
  // The address changes before the page does, and a menu closes when the page changes.
  await expect(page.locator('h1')).toHaveText('Guide');
  await page.getByRole('button', {name: /v1/}).first().click();
  await page.getByRole('link', {name: /v2/}).first().click();
  await expect(page).toHaveURL(`${BuiltSite.origin}/project/docs/next/guide#second`);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await page.getByRole('button', {name: 'English'}).first().click();
  await page.getByRole('link', {name: '简体中文'}).first().click();
  await expect(page).toHaveURL(`${BuiltSite.origin}/project/zh/docs/next/guide#second`);
  await expect(page.locator('h1')).toHaveText('指南');
  expect(failed).toEqual([]);
  await openHydrated(page, '/project/zh/docs/nope');
  await expect(page.locator('#wrong-base-url')).toHaveCount(0);
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/^http:\/\/site\.test\/project\//);
});
