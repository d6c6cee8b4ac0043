import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {pagesInAllLocales} from '../support/pageKinds';

test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Collects console errors and warnings, except the host's 404 for an unknown address. */
function watchConsole(page: Page, unknownAddress: string | undefined): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isNotFound = unknownAddress !== undefined && message.location().url.endsWith(unknownAddress);
    if (['error', 'warning'].includes(message.type()) && !isNotFound) {
      messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

for (const {name, locale, address, isUnknown} of pagesInAllLocales) {
  test(`${name} in ${locale} is accessible, fits every width, and logs nothing, in both themes`, async ({
    page,
  }) => {
    const messages = watchConsole(page, isUnknown ? address : undefined);
    await openHydrated(page, address);
    await expectAccessible(page);
    for (const width of [1440, 1280, 1100, 997, 996, 768, 600, 599, 375, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await overflow(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({width: 360, height: 740});
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await openHydrated(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    expect(messages).toEqual([]);
  });
}
