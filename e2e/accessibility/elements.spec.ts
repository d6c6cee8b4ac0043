import {expect, test} from '@playwright/test';
import {expectAccessible, themesAt} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';
import {localePrefixes} from '../support/pageKinds';
import {fixtureUrl} from '../support/servers';

const phone = {width: 360, height: 740};

/** Both sides of each breakpoint, plus steps in between. */
const widths = [320, 456, 599, 600, 798, 996, 997, 1218, 1439, 1440];

test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of ['en', 'zh'] as const) {
  const prefix = localePrefixes[locale];
  for (const name of ['', 'tables', 'code', 'words', 'lists', 'notices', 'tabs', 'details', 'images']) {
    test(`elements on the fixture page "${name}" in ${locale} are accessible and fit every width`, async ({
      page,
    }) => {
      await openHydrated(page, `${fixtureUrl('kitchen-sink')}${prefix}/docs/${name}`);
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((element) => element.setAttribute('open', ''));
      });
      await expectAccessible(page, {themes: themesAt[locale].wide});
      await page.setViewportSize(phone);
      await expectAccessible(page, {themes: themesAt[locale].phone});
      await page.evaluate(() => {
        document.querySelectorAll('[role="tabpanel"]').forEach((panel) => panel.removeAttribute('hidden'));
      });
      await expectFits(page, widths);
    });
  }

  test(`open menus in ${locale} are accessible on wide screens and phones`, async ({page}) => {
    const {wide: themes} = themesAt[locale];
    await openHydrated(page, `${prefix}/controller-mesh/concepts`);
    for (const dropdown of await page.locator('.navbar .dropdown').all()) {
      await dropdown.hover();
      await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
      await expectAccessible(page, {themes, within: '.navbar'});
    }
    await page.setViewportSize(phone);
    await page.locator('.theme-doc-toc-mobile button').click();
    await expectAccessible(page, {themes, within: '.theme-doc-toc-mobile'});
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar__items').waitFor();
    await expectAccessible(page, {themes, within: '.navbar-sidebar'});
    await page.locator('.navbar-sidebar__back').click();
    await expectAccessible(page, {themes, within: '.navbar-sidebar'});
  });
}
