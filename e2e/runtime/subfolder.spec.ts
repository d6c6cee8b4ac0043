import {expect, test as base} from '@playwright/test';
import {BuiltSite} from '../support/builtSite';
import {openHydrated} from '../support/hydrated';
import {failureBox, markReloaded, withoutPrefetch} from './fixtures';

const folder = '/project';

/** A site built for a subfolder and served from there. Requests outside the subfolder are errors. */
const test = base.extend<{site: BuiltSite; failed: string[]}>({
  baseURL: BuiltSite.origin,
  site: async ({page}, provide) => {
    const site = new BuiltSite('subfolder', folder);
    await site.attach(page);
    await provide(site);
  },
  failed: [
    async ({page, site}, provide) => {
      const failed: string[] = [];
      site.requests.length = 0;
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

test('a route table that fails to load in the folder shows the error box with a working Retry', async ({
  page,
  site,
  failed,
}) => {
  await withoutPrefetch(page);
  const there = '/project/zh/docs/next/guide';
  await openHydrated(page, '/project/zh/docs/guide');
  await markReloaded(page, there);
  site.fault = (pathname) => (pathname.startsWith('/project/zh/assets/pages/') ? 404 : undefined);
  await page.locator(`.navbar .dropdown a[href="${there}"]`).dispatchEvent('click');
  await expect(failureBox(page)).toContainText(/\/project\/zh\/assets\/pages\/[0-9a-f]{8}\.json: Error: 404/);
  expect(failed).not.toEqual([]);
  failed.length = 0;
  site.fault = () => undefined;
  await failureBox(page).getByRole('button').click();
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await expect(page).toHaveURL(there);
  await expect(failureBox(page)).toHaveCount(0);
  expect(failed).toEqual([]);
});
