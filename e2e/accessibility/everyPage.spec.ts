import {expect, test} from '@playwright/test';
import {expectAccessible, themesAt} from '../support/axe';
import {complaintsOf} from '../support/complaints';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';
import {pagesInAllLocales} from '../support/pageKinds';

test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, locale, address, isUnknown} of pagesInAllLocales) {
  test(`${name} in ${locale} is accessible, fits every width, and logs nothing, in both themes`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await openHydrated(page, address);
    await expectAccessible(page, {themes: themesAt[locale].wide});
    await expectFits(page, [1440, 1280, 1100, 997, 996, 768, 600, 599, 375, 320]);
    await page.setViewportSize({width: 360, height: 740});
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await openHydrated(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, {themes: themesAt[locale].phone});
    // The host's answer to an unknown address.
    const others = complaints.all.filter((text) => !isUnknown || !text.includes('404 (Not Found)'));
    expect(others).toEqual([]);
  });
}
