import {expect, test, type Page} from '@playwright/test';
import {expectAccessible, looks} from '../support/axe';
import {complaintsOf} from '../support/complaints';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';
import {localePrefixes, pagesInAllLocales} from '../support/pageKinds';
import {fixtureUrl} from '../support/servers';

test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, locale, address, isUnknown} of pagesInAllLocales) {
  test(`${name} in ${locale} is accessible, fits every width, and logs nothing`, async ({page}) => {
    const complaints = complaintsOf(page);
    const {themes, width} = looks[locale];
    await page.setViewportSize({width, height: 900});
    await openHydrated(page, address);
    await expectAccessible(page, {themes});
    await expectFits(page);
    await page.waitForLoadState('networkidle');
    // The host's answer to an unknown address.
    const others = complaints.all.filter((text) => !isUnknown || !text.includes('404 (Not Found)'));
    expect(others).toEqual([]);
  });
}

/** Shows everything that matches a selector and is hidden by an attribute. */
const reveal = (page: Page, selector: string, attribute: 'open' | 'hidden') =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.forEach((element) => element.toggleAttribute(name, name === 'open')),
      attribute,
    );

const fixturePages = ['', ...'tables code words lists notices tabs details images pictures'.split(' ')];

for (const locale of ['en', 'zh'] as const) {
  const {themes, width} = looks[locale];
  for (const name of fixturePages) {
    test(`elements on the fixture page "${name}" in ${locale} are accessible and fit every width`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await openHydrated(page, `${fixtureUrl('kitchen-sink')}${localePrefixes[locale]}/docs/${name}`);
      await reveal(page, 'details', 'open');
      await expectAccessible(page, {themes});
      await reveal(page, '[role="tabpanel"]', 'hidden');
      await expectFits(page);
    });
  }
}

test('open dropdowns are accessible', async ({page}) => {
  await openHydrated(page, '/controller-mesh/concepts');
  for (const dropdown of await page.locator('.navbar .dropdown').all()) {
    await dropdown.hover();
    await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
    await expectAccessible(page, {themes: ['light'], within: '.navbar'});
  }
});

test('open menus on a phone are accessible', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, '/zh/controller-mesh/concepts');
  await page.locator('.theme-doc-toc-mobile button').click();
  await expectAccessible(page, {themes: ['dark'], within: '.theme-doc-toc-mobile'});
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar__items').waitFor();
  await expectAccessible(page, {themes: ['dark'], within: '.navbar-sidebar'});
  await page.locator('.navbar-sidebar__back').click();
  await expectAccessible(page, {themes: ['dark'], within: '.navbar-sidebar'});
});
