import type {Page} from '@playwright/test';
import {expect, openHydrated, test} from '../runtime/fixtures';

/** When a page painted its text, and when it requested its first script, in milliseconds. */
async function timesOf(page: Page): Promise<{painted: number; requested: number}> {
  await openHydrated(page, '/docs/guides/guide-1');
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requested: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({startTime}) => startTime),
    ),
  }));
}

test('a page requests its scripts after its text has been painted', async ({page}) => {
  const {painted, requested} = await timesOf(page);
  expect(requested).toBeGreaterThan(painted);
});

test('a page in a hidden tab requests its scripts immediately', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', {value: 'hidden'}));
  const {painted, requested} = await timesOf(page);
  expect(requested).toBeLessThan(painted);
});

test('a page requests its scripts even if the browser reports no paint', async ({page}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const {requested} = await timesOf(page);
  expect(requested).toBeLessThan(Infinity);
});
