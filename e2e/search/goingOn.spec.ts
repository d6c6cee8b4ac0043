import type {Page} from '@playwright/test';
import {expect, hydrated, locales, test} from './fixtures';

/** Chooses another version of the page in the navbar. */
async function switchVersion(page: Page, version: string): Promise<void> {
  await page.locator('.navbar .dropdown').first().hover();
  await page.locator('.navbar .dropdown a', {hasText: version}).click();
  await expect(page.locator('.theme-doc-version-badge')).toContainText(version);
}

for (const {name, prefix, word, texts} of locales) {
  const workspaceOf = (version: string) => `${prefix}/docs/${version}guides/workspace`;
  const query = encodeURIComponent(word);
  test.describe(`the search goes on with the reader, in ${name}`, () => {
    test('an open list gives way to that of the version that Back leads to', async ({page, search}) => {
      await page.goto(`${prefix}/docs/v0.13/`);
      await hydrated(page);
      await switchVersion(page, 'v0.14');
      await search.open();
      await search.type(word);
      await expect(search.rows.first()).toHaveAttribute('href', workspaceOf(''));
      await page.goBack();
      await expect(page.locator('.theme-doc-version-badge')).toContainText('v0.13');
      await expect(search.rows.first()).toHaveAttribute('href', workspaceOf('v0.13/'));
      await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
      await expect(search.rows.filter({hasText: 'Kusion v0.14'})).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(workspaceOf('v0.13/'));
    });

    for (const way of ['the link', 'Enter'] as const) {
      test(`${way} to all results leads to those of the version that was searched`, async ({
        page,
        search,
      }) => {
        await search.openAt(`${prefix}/docs/v0.13/`);
        await search.type(word);
        if (way === 'Enter') {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Enter');
        } else {
          await page.getByRole('link', {name: texts.all, exact: true}).click();
        }
        await expect(page).toHaveURL(`${prefix}/search?q=${query}&version.default=v0.13`);
        await expect(page.locator('main ol a').first()).toHaveAttribute('href', workspaceOf('v0.13/'));
        await expect(page.getByLabel(/^Kusion/)).toHaveValue('v0.13');
      });
    }

    test('the way to all results names a version only where that is another than the preferred one', async ({
      page,
      search,
    }) => {
      await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v0.13'));
      const all = page.getByRole('link', {name: texts.all, exact: true});
      for (const [version, parameter] of [
        ['v0.13/', ''],
        ['', '&version.default=v0.14'],
      ] as const) {
        await search.openAt(`${prefix}/docs/${version}`);
        await search.type(word);
        await expect(all).toHaveAttribute('href', `${prefix}/search?q=${query}${parameter}`);
      }
    });

    for (const [place, link] of [
      ['another product', `${prefix}/karpor/`],
      ['the blog', `${prefix}/blog`],
    ] as const) {
      test(`the text of the box is still there in ${place}`, async ({page, search}) => {
        await search.openAt(`${prefix}/docs/`);
        await search.type(word);
        await page.keyboard.press('Control+k');
        await expect(search.dialog).toHaveCount(0);
        await page.locator(`.navbar a[href="${link}"]`).first().click();
        await expect(page).toHaveURL(link);
        await expect(page.locator(`.navbar a[href="${link}"]`).first()).toHaveClass(/active/);
        await search.open();
        await expect(search.input).toHaveValue(word);
        await expect(search.rows.first()).toBeVisible();
      });
    }
  });
}
