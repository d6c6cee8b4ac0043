import {BuiltSite} from '../support/builtSite';
import {expect, failureBox, test} from './fixtures';

const isMain = (pathname: string) => pathname.includes('/assets/js/main.');

test('a site served from a different folder than it was built for shows the right base URL', async ({
  page,
}) => {
  await new BuiltSite('runtime', '/project').attach(page);
  for (const [address, advice] of [
    ['/project/docs/guides/guide-1', 'Build it with the base URL /project/.'],
    ['/project/zh/', '请用基础路径 /project/ 重新构建'],
    ['/project/nope', 'Build it with the base URL /project/.'],
  ] as const) {
    await page.goto(BuiltSite.origin + address);
    const banner = page.getByRole('alert').and(page.locator('#wrong-base-url'));
    await expect(banner).toContainText(advice);
    await expect(page.locator('#not-started')).toHaveCount(0);
  }
});

test('the error box names the failed main script, not an image or the base URL', async ({page, site}) => {
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
  await expect(page.locator('#wrong-base-url')).toHaveCount(0);
});
