import {BuiltSite} from '../support/builtSite';
import {expect, failureBox, test} from './fixtures';

const isMain = (pathname: string) => pathname.includes('/assets/js/main.');

for (const [address, home] of [
  ['/project/', '/project/'],
  ['/project/docs/guides/guide-1', '/project/'],
  ['/project/zh/', '/project/'],
  ['/project/nope', '/project/'],
] as const) {
  test(`a site served at ${address} but built for another folder shows the right base URL`, async ({
    page,
  }) => {
    await new BuiltSite('runtime', '/project').attach(page);
    await page.goto(BuiltSite.origin + address);
    const banner = page.locator('#wrong-base-url');
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText(
      address.includes('/zh/') ? `请用基础路径 ${home} 重新构建` : `Build it with the base URL ${home}.`,
    );
    await expect(banner).toHaveAttribute('role', 'alert');
    await expect(page.locator('#not-started')).toHaveCount(0);
  });
}

for (const address of ['/', '/docs/guides/guide-1', '/zh/']) {
  test(`the base URL banner stays hidden at ${address} when the main script is missing for another reason`, async ({
    page,
    site,
  }) => {
    site.fault = (pathname) => (isMain(pathname) ? 404 : undefined);
    await page.goto(address);
    await expect(failureBox(page)).toContainText('main.');
    await expect(page.locator('#wrong-base-url')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('the error box names the failed script, not an image that failed earlier', async ({page, site}) => {
  const pictureFailed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'image');
  site.fault = (pathname) =>
    isMain(pathname)
      ? async (route) => {
          await pictureFailed;
          await route.abort();
        }
      : pathname.startsWith('/img/')
        ? 'reset'
        : undefined;
  await page.goto('/docs');
  await expect(failureBox(page)).toContainText('main.');
  await expect(failureBox(page)).not.toContainText('/img/');
});
