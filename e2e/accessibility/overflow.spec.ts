import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {localePrefixes, pagesInAllLocales} from '../support/pageKinds';
import {fixtureUrl} from '../support/servers';

const kitchenSinkPages = ['', 'tables', 'code', 'words', 'lists', 'notices', 'tabs', 'details', 'images'];

/** Widths in odd steps, so that no layout hides between round numbers, and both sides of each break. */
const widths = [
  ...Array.from({length: 161}, (_, step) => 320 + step * 7),
  ...[599, 600, 996, 997, 1439, 1440],
];

for (const [locale, prefix] of Object.entries(localePrefixes)) {
  for (const name of kitchenSinkPages) {
    test(`the kitchen sink page "${name}" in ${locale} never scrolls sideways from 320 to 1440 px`, async ({
      page,
    }) => {
      await openHydrated(page, `${fixtureUrl('kitchen-sink')}${prefix}/docs/${name}`);
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((element) => element.setAttribute('open', ''));
        document.querySelectorAll('[role="tabpanel"]').forEach((panel) => panel.removeAttribute('hidden'));
      });
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        expect(await overflow(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

for (const {name, locale, address} of pagesInAllLocales) {
  test(`${name} in ${locale} does not scroll sideways`, async ({page}) => {
    await openHydrated(page, address);
    for (const width of [320, 375, 599, 600, 768, 996, 997, 1100, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await overflow(page), `at ${width} px`).toEqual([]);
    }
  });
}
