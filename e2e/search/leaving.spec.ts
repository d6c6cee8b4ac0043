import type {Page} from '@playwright/test';
import {expect, holdBack, hydrated, locales, roundTrip, test} from './fixtures';

for (const {name, prefix, word} of locales) {
  const product = prefix ? '产品' : 'Product';
  test.describe(`the page of results, on the way to a result, in ${name}`, () => {
    test('leaves the address to the result, also when the text has just changed', async ({page, site}) => {
      await page.clock.install();
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await hydrated(page);
      const first = page.locator('main ol a').first();
      await expect(first).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
      await page.clock.pauseAt(Date.now() + 60_000);
      const late = holdBack(site, '.js');
      await page.getByRole('searchbox').fill(`${word} `);
      await first.click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      late.open();
      await page.clock.resume();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
    });

    for (const [how, goOn] of [
      ['a result is chosen', (page: Page) => page.locator('main ol a').first().click()],
      ['a link elsewhere is chosen', (page: Page) => page.locator('.navbar a[href$="/blog"]').click()],
      ['a limit is chosen', (page: Page) => page.getByLabel(product, {exact: true}).selectOption('default')],
    ] as const) {
      test(`remembers the text of the box when ${how} right after the last key`, async ({page}) => {
        await page.clock.install();
        await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
        await hydrated(page);
        const box = page.getByRole('searchbox');
        await expect(page.locator('main ol a').first()).toBeVisible();
        await page.clock.pauseAt(Date.now() + 60_000);
        await box.fill(`${word} x`);
        const before = page.url();
        await goOn(page);
        await page.clock.resume();
        await expect(page).not.toHaveURL(before);
        await expect(page).not.toHaveURL(/[?&]q=[^&]*x$/);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(word)}\\+x$`));
        await expect(box).toHaveValue(`${word} x`);
      });
    }

    test('keeps its limits and its list', async ({page, site}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}&product=default`);
      await hydrated(page);
      const rows = page.locator('main ol > li');
      await expect(rows.first()).toBeVisible();
      const status = page.locator('main').getByRole('status');
      await expect(status).not.toBeEmpty();
      const count = await status.textContent();
      const late = holdBack(site, '.js');
      await rows.first().locator('a').first().click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await roundTrip(page);
      await expect(page.getByLabel(product, {exact: true})).toHaveValue('default');
      await expect(status).toHaveText(count ?? '');
      late.open();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });
  });
}
