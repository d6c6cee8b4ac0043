import {expect, openHydrated, test} from './fixtures';

const malformedHashes = [
  '#%',
  '#%E0%A4%A',
  `#${'a'.repeat(65_536)}`,
  '#<img src=x onerror=alert(1)>',
  '#%00',
  '#?',
];

test('a malformed hash never crashes or scrolls a page, whether by click, address bar, or Back', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/docs');
  await page.evaluate(() => {
    window.scrollTo(0, 300);
  });
  const stays = async (hash: string) => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('h1'), hash.slice(0, 30)).toHaveText('Overview');
    expect(await page.evaluate(() => window.scrollY), hash.slice(0, 30)).toBe(300);
  };
  for (const hash of malformedHashes) {
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
      link.remove();
    }, hash);
    await stays(hash);
    await page.evaluate((address) => {
      window.location.assign(address);
    }, `/docs${hash}`);
    await stays(hash);
    await page.goBack();
    await stays(hash);
  }
  for (const hash of malformedHashes) {
    await page.goto('about:blank');
    await openHydrated(page, `/docs${hash}`);
    await expect(page.locator('h1'), hash.slice(0, 30)).toHaveText('Overview');
  }
  expect(complaints.all).toEqual([]);
});

for (const path of [
  '/docs/%',
  '/docs/%2Fguides',
  '//docs//guides',
  '/docs/%00',
  '/docs/..%2f..%2fetc',
  '/zh/docs/%FF',
]) {
  test(`the malformed path ${path} shows a fully working not-found page`, async ({page, complaints}) => {
    await openHydrated(page, `http://site.test${path}`);
    await expect(page.locator('h1')).toHaveText(path.startsWith('/zh') ? '没有这个页面' : 'Page not found');
    const theme = page.locator('html');
    await expect(theme).toHaveAttribute('data-theme', 'light');
    await page
      .locator('.navbar')
      .getByRole('button', {name: /浅色|light mode/})
      .first()
      .click();
    await expect(theme).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar a[href$="/community/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Community');
    expect(complaints.all.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });
}

test('an address ending in .html or index.html shows the right page', async ({page, complaints}) => {
  for (const address of [
    '/docs/guides/guide-1.html',
    '/docs/guides/guide-1/index.html',
    '/zh/docs/guides/guide-1.html',
  ]) {
    await openHydrated(page, address);
    await expect(page.locator('h1')).toHaveText('Guide 1');
    await expect(page.locator('main')).toContainText('This is guide 1.');
  }
  await openHydrated(page, '/index.html');
  await expect(page.locator('h1')).toHaveText('Home');
  expect(complaints.all).toEqual([]);
});
