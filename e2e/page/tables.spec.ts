import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const address = `${fixtureUrl('kitchen-sink')}/docs/tables`;

const row = (page: Page) => page.locator('#three + table tbody tr').first();
const edges = (page: Page) =>
  row(page)
    .locator('td')
    .evaluateAll((cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size);
const label = (page: Page) =>
  row(page)
    .locator('td')
    .last()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);

test('a table is as wide as the article and becomes labeled cards below 600 px', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, address);
  const table = await page.locator('table').first().boundingBox();
  const article = await page.locator('article').boundingBox();
  expect(table?.width).toBe(article?.width);
  await page.setViewportSize({width: 600, height: 900});
  expect(await edges(page)).toBe(3);
  expect(await label(page)).toBe('none');
  await page.setViewportSize({width: 599, height: 900});
  expect(await edges(page)).toBe(1);
  expect(await label(page)).toContain('"Meaning"');
  // Screen readers still see a table with headings.
  const cards = page.getByRole('table').nth(1);
  await expect(cards.getByRole('columnheader')).toHaveText(['Flag', 'Type', 'Meaning']);
  await expect(cards.getByRole('row')).toHaveCount(4);
});
