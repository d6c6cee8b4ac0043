import {expect, openHydrated, test} from './fixtures';

const pages = ['/docs/tabs', '/blog', '/nope'];
const warning = /^Docusaurus browser storage is not available/;

for (const [name, spoil] of [
  [
    'cannot be reached',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  ],
  [
    'cannot be read or written',
    () => {
      Storage.prototype.getItem =
        Storage.prototype.setItem =
        Storage.prototype.removeItem =
          () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          };
    },
  ],
] as const) {
  test(`storage that ${name} logs one warning, and everything else works`, async ({page, complaints}) => {
    await page.addInitScript(spoil);
    for (const path of pages) {
      complaints.all.length = 0;
      await openHydrated(page, path);
      await page
        .locator('.navbar')
        .getByRole('button', {name: /浅色|light mode/})
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
      await expect(page.locator('h1')).toHaveText('Community');
      const others = complaints.all.filter((text) => !text.includes('404 (Not Found)'));
      expect(others, path).toEqual([expect.stringMatching(warning)]);
    }
  });
}

test('the site ignores garbage in every key and forgets a deleted version', async ({page, complaints}) => {
  await openHydrated(page, '/docs/tabs');
  await page.locator('[role="tab"]').last().click();
  const keys = [
    'theme',
    'docs-preferred-version-default',
    'docs-preferred-version-community',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docusaurus.tab.os',
  ];
  for (const garbage of ['', 'garbage', '{"a":', '\u0000']) {
    await page.evaluate(
      ([names, value]) => {
        for (const name of new Set([...names, ...Object.keys(localStorage)])) {
          localStorage.setItem(name, value);
        }
      },
      [keys, garbage] as const,
    );
    for (const path of ['/docs', '/docs/tabs']) {
      await openHydrated(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('h1')).toHaveText(path === '/docs' ? 'Overview' : 'Tabs');
    }
    await expect(page.locator('[role="tabpanel"]:not([hidden])')).toContainText('For Linux');
    const versions = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('docs-preferred-version-')),
    );
    expect(versions, garbage).toEqual([]);
  }
  expect(complaints.all).toEqual([]);
});
