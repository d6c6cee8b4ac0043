import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

const offer = (page: Page) => page.locator('aside[lang]');

const readers = [
  {
    locale: 'zh-CN',
    address: '/kuperator/introduction?from=mail#related',
    twin: '/zh/kuperator/introduction?from=mail#related',
    own: '/zh/kuperator/introduction',
    accept: '阅读中文版',
    dismiss: '不用了',
    clear: 'Clear highlights',
  },
  {
    locale: 'en-GB',
    address: '/zh/kuperator/introduction?from=mail#related',
    twin: '/kuperator/introduction?from=mail#related',
    own: '/kuperator/introduction',
    accept: 'Read it in English',
    dismiss: 'No, thanks',
    clear: '取消高亮',
  },
];

for (const {locale, address, twin, own, accept, dismiss, clear} of readers) {
  test.describe(`a reader whose browser asks for ${locale}`, () => {
    test.use({locale});

    test('sees an offer to read the page in that language, with query and hash, and is never redirected', async ({
      page,
    }) => {
      await openHydrated(page, address);
      await expect(offer(page).getByRole('link', {name: accept})).toHaveAttribute('href', twin);
      await expect(page).toHaveURL(address);
      await offer(page).getByRole('link').click();
      await expect(page).toHaveURL(twin);
      await expect(offer(page)).toHaveCount(0);
    });

    test("isn't asked again after declining, on this page or another", async ({page}) => {
      await openHydrated(page, address);
      await offer(page).getByRole('button', {name: dismiss}).focus();
      await page.keyboard.press('Enter');
      await expect(offer(page)).toHaveCount(0);
      await openHydrated(page, address.startsWith('/zh') ? '/zh/karpor' : '/karpor');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    });

    test('sees no offer in their own language or if there is no translation', async ({page}) => {
      for (const path of [own, `${address.startsWith('/zh') ? '/zh' : ''}/no/such/page`]) {
        await openHydrated(page, path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(offer(page)).toHaveCount(0);
      }
    });

    for (const width of [320, 360, 1440]) {
      test(`can click every floating button at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 740});
        await openHydrated(page, address.replace(/[?#].*/, ''));
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('Pod');
        await page.getByRole('option').first().click();
        const clearMarks = page.getByRole('button', {name: clear});
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

    test('sees no layout shift when the offer appears', async ({page}) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          // Ignore shifts while the page is still loading, because the offer doesn't cause them.
          const {domInteractive} = performance.getEntriesByType(
            'navigation',
          )[0] as PerformanceNavigationTiming;
          for (const entry of list.getEntries()) {
            if (domInteractive > 0 && entry.startTime > domInteractive) {
              document.documentElement.dataset.shift = String(
                (entry as PerformanceEntry & {value: number}).value,
              );
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await openHydrated(page, address.replace(/[?#].*/, ''));
      await expect(offer(page)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-shift');
    });
  });
}
