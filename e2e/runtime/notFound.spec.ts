import {BuiltSite} from '../support/builtSite';
import {expect, navigateInApp, hydrated, openHydrated, test} from './fixtures';

for (const [path, nearest] of [
  ['/docs/guides/guide-l2', '/docs/guides/guide-12'],
  ['/zh/docs/guide-7', '/zh/docs/guides/guide-7'],
  ['/entirely/different', '/'],
] as const) {
  test(`at ${path}, the not-found page has a report link, suggests ${nearest} in both languages, and logs nothing`, async ({
    page,
    complaints,
  }) => {
    const isChinese = path.startsWith('/zh');
    await openHydrated(page, path);
    await expect(page.locator('h1')).toHaveText(isChinese ? '没有这个页面' : 'Page not found');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('.navbar')).toHaveCount(1);
    const report = 'https://github.com/KusionStack/kusionstack.io/issues/new?';
    const href = (await page.locator(`main a[href^="${report}"]`).getAttribute('href')) ?? '';
    expect(href).toContain(encodeURIComponent(path));
    const [own, other] = [page.locator('main li a').first(), page.locator('main li a').last()];
    await expect(own).toHaveAttribute('href', nearest);
    await expect(other).toHaveAttribute('href', isChinese ? nearest.slice(3) : `/zh${nearest}`);
    await expect(page.locator('main li').last()).toHaveAttribute('lang', isChinese ? 'en' : 'zh-CN');
    expect(complaints.all.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
    await own.click();
    await expect(page.locator('h1')).not.toHaveText('Page not found');
    await expect(page).toHaveURL(nearest);
  });
}

test('an internal link to an unknown path shows the not-found page with its own title', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/docs');
  await navigateInApp(page, '/docs/nope');
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Overview');
  expect(complaints.all).toEqual([]);
});

test('the not-found page is readable without JavaScript', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await new BuiltSite('runtime').attach(page);
  await page.goto(`${BuiltSite.origin}/docs/nope`);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.locator('main li a').first()).toHaveAttribute('href', '/');
  await page.close();
});

test("on a host with a single not-found page, a Chinese address shows the Chinese one and doesn't change", async ({
  page,
  complaints,
}) => {
  const site = new BuiltSite('runtime', '', true);
  await site.attach(page);
  await openHydrated(page, '/zh/docs/guide-7?from=mail#part');
  await expect(page.locator('h1')).toHaveText('没有这个页面');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const documents = site.requests.filter(({kind}) => kind === 'document').map(({pathname}) => pathname);
  expect(documents).toEqual(['/zh/docs/guide-7', '/zh/404.html']);
  await expect(page).toHaveURL('/zh/docs/guide-7?from=mail#part');
  await expect(page.locator('main li a').first()).toHaveAttribute('href', '/zh/docs/guides/guide-7');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('没有这个页面');
  await expect(page).toHaveURL('/zh/docs/guide-7?from=mail#part');
  expect(complaints.all.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});
