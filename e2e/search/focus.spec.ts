import {expect, hydrated, locales, roundTrip, test} from './fixtures';

for (const {name, prefix, word, texts} of locales) {
  const home = `${prefix}/docs/`;
  test.describe(`the focus in ${name}`, () => {
    test('is in the box after a word that was meant is chosen', async ({page, search}) => {
      await search.openAt(home);
      await search.input.fill('kettlqqez');
      await search.dialog.locator('[class*="suggestions"] button').first().click();
      await expect(search.rows.first()).toBeVisible();
      await expect(search.input).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    });

    test('is in the box after Escape takes away what had it, and the next Escape closes', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Tab');
      await expect(search.dialog.getByRole('button', {name: texts.clear})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.input).toHaveValue('');
      await expect(search.input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
      await expect(search.opener).toBeFocused();
    });

    test('goes by Tab to what clears the recent searches, and back to the box once they are gone', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await search.open();
      await page.keyboard.press('Delete');
      await page.keyboard.press('ArrowDown');
      await expect(search.rows).toHaveCount(1);
      const clear = search.dialog.locator('[class*="recent"] button');
      await page.keyboard.press('Shift+Tab');
      await expect(clear).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(search.list).toHaveCount(0);
      await expect(search.input).toBeFocused();
    });

    test('comes to the box with the first key after a press on plain text', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      await search.dialog.locator('[class*="keys"]').click();
      await expect(search.input).not.toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(search.input).toBeFocused();
      await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
      await search.dialog.locator('[class*="keys"]').click();
      await page.keyboard.type('x');
      await expect(search.input).toHaveValue(`${word}x`);
      await search.dialog.locator('[class*="keys"]').click();
      await page.keyboard.type('/');
      await expect(search.input).toHaveValue(`${word}x/`);
    });

    test('is in the box of the page of results when the dialog leads there from itself', async ({
      page,
      search,
    }) => {
      await page.goto(`${prefix}/search`);
      await hydrated(page);
      await search.opener.click();
      const input = search.dialog.locator('input');
      await expect(input).toBeFocused();
      await input.fill(word);
      await search.answered();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      const box = page.getByRole('searchbox');
      await expect(box).toHaveValue(word);
      await expect(box).toBeFocused();
    });

    test('is in the box of the page of results when the dialog leads there from elsewhere', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      const box = page.getByRole('searchbox');
      await expect(box).toHaveValue(word);
      await expect(box).toBeFocused();
    });

    test('stays with a limit that is chosen on the page of results', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await hydrated(page);
      const kind = page.getByLabel(prefix ? '类型' : 'Kind', {exact: true});
      await kind.focus();
      await kind.selectOption('docs');
      await expect(page).toHaveURL(/[?&]type=docs/);
      await roundTrip(page);
      await expect(kind).toBeFocused();
    });

    test('goes to the first of the results that come with the last press for more', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(prefix ? '发布记录' : 'release')}`);
      await hydrated(page);
      const more = page.getByRole('button', {name: prefix ? '显示更多结果' : 'Show more results'});
      const rows = page.locator('main ol > li');
      await expect(rows).toHaveCount(20);
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(rows.nth(20).locator('> a')).toBeFocused();
    });

    test('is in the box of the page of results after a word that was meant is chosen there', async ({
      page,
    }) => {
      await page.goto(`${prefix}/search?q=kettlqqez`);
      await hydrated(page);
      const suggestion = page.locator('main [class*="suggestions"] button').first();
      const meant = (await suggestion.textContent()) ?? '';
      await suggestion.click();
      const box = page.getByRole('searchbox');
      await expect(box).toHaveValue(meant);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expect(box).toBeFocused();
    });
  });
}
