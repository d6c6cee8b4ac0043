import {expect, holdBack, hydrated, locales, test} from './fixtures';

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

    test('keeps its limits and its list', async ({page, site}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}&product=default`);
      await hydrated(page);
      const rows = page.locator('main ol > li');
      await expect(rows.first()).toBeVisible();
      const count = await page.locator('main').getByRole('status').textContent();
      const late = holdBack(site, '.js');
      await rows.first().locator('a').first().click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(page.getByLabel(product, {exact: true})).toHaveValue('default');
      await expect(page.locator('main').getByRole('status')).toHaveText(count ?? '');
      late.open();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });
  });
}
