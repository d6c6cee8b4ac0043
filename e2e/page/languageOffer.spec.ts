import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

const offer = (page: Page) => page.locator('aside[lang]');
const english = '/kuperator/introduction';

for (const [locale, own, other, accept] of [
  ['zh-CN', `/zh${english}`, english, '阅读中文版'],
  ['en-GB', english, `/zh${english}`, 'Read it in English'],
] as const) {
  test.describe(`a reader whose browser asks for ${locale}`, () => {
    test.use({locale});

    test('sees an offer to read the page in that language, with query and hash, and is never redirected', async ({
      page,
    }) => {
      const rest = '?from=mail#related';
      await openHydrated(page, other + rest);
      await expect(offer(page).getByRole('link', {name: accept})).toHaveAttribute('href', own + rest);
      await expect(page).toHaveURL(other + rest);
      await offer(page).getByRole('link').click();
      await expect(page).toHaveURL(own + rest);
      await expect(offer(page)).toHaveCount(0);
    });
  });
}

test.describe('a reader whose browser asks for Chinese', () => {
  test.use({locale: 'zh-CN'});

  test('sees no offer in their own language, without a translation, or after declining one', async ({
    page,
  }) => {
    for (const path of [`/zh${english}`, '/no/such/page']) {
      await openHydrated(page, path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    }
    await openHydrated(page, english);
    await offer(page).getByRole('button', {name: '不用了'}).focus();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await openHydrated(page, '/karpor');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  for (const width of [320, 1440]) {
    test(`can click every floating button at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await openHydrated(page, english);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('Pod');
      await page.getByRole('option').first().click();
      const clearMarks = page.getByRole('button', {name: 'Clear highlights'});
      await expect(clearMarks).toBeVisible();
      // The back-to-top button appears when scrolling up.
      await page.evaluate(async () => {
        for (const top of [900, 700]) {
          window.scrollTo({top, behavior: 'instant'});
          // Scroll events fire once per frame, so each direction needs its own frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      for (const one of [offer(page), clearMarks, page.locator('.theme-back-to-top-button')]) {
        await one.click({trial: true});
      }
    });
  }
});
