import {expect, test} from '@playwright/test';
import {expectAccessible, themesAt} from '../support/axe';
import {complaintsOf} from '../support/complaints';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';
import {pagesInAllLocales} from '../support/pageKinds';

test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, locale, address, isUnknown} of pagesInAllLocales) {
  test(`${name} in ${locale} is accessible, fits every width, and logs nothing`, async ({page}) => {
    const complaints = complaintsOf(page);
    await openHydrated(page, address);
    await expectAccessible(page, {themes: themesAt[locale].wide});
    await expectFits(page, [1440, 1100, 997, 996, 600, 599, 360, 320]);
    await expectAccessible(page, {themes: themesAt[locale].phone});
    await page.waitForLoadState('networkidle');
    // The host's answer to an unknown address.
    const others = complaints.all.filter((text) => !isUnknown || !text.includes('404 (Not Found)'));
    expect(others).toEqual([]);
  });
}
