import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

const start = '/docs/concepts/release';
const long = '/docs/concepts/resources';
const link = (page: Page, path: string) => page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`);
const sections = (page: Page) => page.locator('article h2[id]');

/** Number of sections that the next page has when its title appears. */
async function sectionsAtFirst(page: Page, leave: () => Promise<unknown>): Promise<number> {
  const found = await page.evaluateHandle(() => {
    const title = document.querySelector('h1');
    const count = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('h1') !== title) {
          resolve(document.querySelectorAll('article h2[id]').length);
        }
      }).observe(document.body, {subtree: true, childList: true});
    });
    return {count};
  });
  await leave();
  return found.evaluate(({count}) => count);
}

test('a link shows the first part of a long page first; a link to a section and Back show all of it at once, in place', async ({
  page,
}) => {
  await openHydrated(page, long);
  const all = await sections(page).count();
  await openHydrated(page, start);
  const first = await sectionsAtFirst(page, () => link(page, long).click());
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(all);
  await expect(sections(page)).toHaveCount(all);

  await sections(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(900);
  await link(page, start).click();
  await expect(page).toHaveURL(start);
  await expect(page.locator('h1')).toHaveText('Releases');
  expect(await sectionsAtFirst(page, () => page.goBack())).toBe(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await openHydrated(page, start);
  const toSection = page.locator(`.markdown a[href="${long}#server"]`);
  expect(await sectionsAtFirst(page, () => toSection.click())).toBe(all);
  await expect(page.locator('[id="server"]')).toBeInViewport();
});
