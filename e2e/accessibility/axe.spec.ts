import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {pagesInAllLocales} from '../support/pageKinds';
import {fixtureUrl} from '../support/servers';

const desktop = {width: 1440, height: 900};
const phone = {width: 360, height: 740};

test.describe.configure({timeout: 180_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

async function violations(page: Page): Promise<string[]> {
  // The other mode opens a page of its own for each look, for frames, of which there are none here.
  const {violations: found} = await new AxeBuilder({page}).setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Looks at a page as it is now, in both themes. */
async function expectClean(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await violations(page), `in the ${theme} theme`).toEqual([]);
  }
}

for (const {name, locale, address} of pagesInAllLocales) {
  test(`axe finds nothing on: ${name}, ${locale}, wide and narrow, light and dark`, async ({page}) => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await openHydrated(page, address);
      await expectClean(page);
    }
  });
}

for (const prefix of ['', '/zh']) {
  test(`axe finds nothing in the open menus of a wide screen at ${prefix || '/'}`, async ({page}) => {
    await openHydrated(page, `${prefix}/controller-mesh/concepts`);
    for (const dropdown of await page.locator('.navbar .dropdown').all()) {
      await dropdown.hover();
      await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
      await expectClean(page);
    }
  });

  test(`axe finds nothing in the open menus of a phone at ${prefix || '/'}`, async ({page}) => {
    await page.setViewportSize(phone);
    await openHydrated(page, `${prefix}/controller-mesh/concepts`);
    await page.locator('.theme-doc-toc-mobile button').click();
    await expectClean(page);
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar__items').waitFor();
    await expectClean(page);
    await page.locator('.navbar-sidebar__back').click();
    await expectClean(page);
  });

  test(`axe finds nothing in what pages of ${prefix || '/'} can hold`, async ({page}) => {
    for (const name of ['', 'tables', 'code', 'lists', 'notices', 'tabs', 'details', 'images']) {
      await openHydrated(page, `${fixtureUrl('kitchen-sink')}${prefix}/docs/${name}`);
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((element) => element.setAttribute('open', ''));
      });
      await expectClean(page);
    }
    await page.setViewportSize(phone);
    for (const name of ['tables', 'code']) {
      await openHydrated(page, `${fixtureUrl('kitchen-sink')}${prefix}/docs/${name}`);
      await expectClean(page);
    }
  });
}
