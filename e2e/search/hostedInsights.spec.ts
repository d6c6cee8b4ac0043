import type {BrowserContext, Page} from '@playwright/test';
import type {BuiltSite} from '../support/builtSite';
import {roundTrip} from './fixtures';
import {ask, box, expect, hits, languages, open, resultsFor, test, withSetting} from './hostedService';

const script = /cdn\.jsdelivr\.net\/npm\/search-insights/;

/** Serves the site with insights on or off; it is built with them in Chinese alone. */
function switchInsights(site: BuiltSite, locale: string, isOn: boolean): void {
  const isBuiltOn = locale === 'zh';
  if (isOn !== isBuiltOn) {
    withSetting(site, `"insights":${isBuiltOn}`, `"insights":${isOn}`);
  }
}

/** Events of a kind that wait for the script which sends them. */
function eventsOf(page: Page, kind: string): Promise<unknown[]> {
  return page.evaluate(
    (wanted) =>
      ((window as unknown as {aa: {queue?: unknown[][]}}).aa.queue ?? [])
        .filter(([method]) => method === wanted)
        .map(([, event]) => event),
    kind,
  );
}

/** Answers for the script with an empty one, so that events stay where they are. */
async function answerScript(context: BrowserContext): Promise<{count: number}> {
  const loads = {count: 0};
  await context.route(script, async (route) => {
    loads.count += 1;
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return loads;
}

/** Ways to open the row at a place of the list. */
const ways: Readonly<Record<string, (page: Page, place: number) => Promise<void>>> = {
  'by click': (page, place) => hits(page).nth(place).click(),
  'by key': async (page, place) => {
    for (let step = 0; step < place; step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  },
};

for (const {prefix, locale} of languages) {
  const home = `${prefix}/docs/`;

  test.describe(`insights in ${locale}`, () => {
    test('are off unless they are switched on: no script, no event', async ({page, site}) => {
      switchInsights(site, locale, false);
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (script.test(request.url()) || request.url().includes('insights.algolia')) {
          loaded.push(request.url());
        }
      });
      await open(page, home);
      await box(page).fill('workspace');
      await expect(hits(page).first()).toBeVisible();
      await hits(page).nth(1).click();
      await expect(page).toHaveURL(`${home}#workspace`);
      await roundTrip(page);
      expect(loaded).toEqual([]);
      expect(await page.evaluate(() => 'aa' in window)).toBe(false);
    });

    for (const [way, openRow] of Object.entries(ways)) {
      test(`tell once which result was opened ${way}, and at which place it stood`, async ({
        page,
        service,
        site,
        context,
      }) => {
        switchInsights(site, locale, true);
        await answerScript(context);
        service.answerWith((question) => resultsFor(question, 3));
        const event = {eventName: 'Item Selected', index: 'kusionstack', queryID: 'query-1'};
        const first = {...event, objectIDs: ['id-0'], positions: [1]};
        const second = {...event, objectIDs: ['id-1'], positions: [2]};
        await open(page, home);
        for (const [place, told] of [[first], [first, second]].entries()) {
          await ask(page, `workspace ${place}`);
          await openRow(page, place);
          await expect(page).toHaveURL(`${home}#workspace`);
          await expect(box(page)).toHaveCount(0);
          // Another event for the same row would follow at once.
          await roundTrip(page);
          expect(await eventsOf(page, 'clickedObjectIDsAfterSearch')).toMatchObject(told);
          await page.keyboard.press('Control+k');
          await expect(box(page)).toBeFocused();
        }
      });
    }

    test('load their script after the first search, and send what was seen 400 ms later, twenty ids at a time', async ({
      page,
      service,
      site,
      context,
    }) => {
      switchInsights(site, locale, true);
      const loads = await answerScript(context);
      service.answerWith((question) => {
        const results = resultsFor(question, 25);
        results.hits.forEach((result, number) => {
          result.url = `https://kusionstack.io${home}#${number}`;
          result._highlightResult.hierarchy.lvl0 = {
            value: `Group ${number % 5}`,
            matchLevel: 'none',
            matchedWords: [],
          };
          result.hierarchy.lvl0 = `Group ${number % 5}`;
        });
        return results;
      });
      await page.clock.install();
      await open(page, home);
      await roundTrip(page);
      expect(loads.count).toBe(0);
      const viewed = async () =>
        (await eventsOf(page, 'viewedObjectIDs')).map(
          (event) => (event as {objectIDs: string[]}).objectIDs.length,
        );
      await page.clock.pauseAt(Date.now() + 60_000);
      await box(page).fill('workspace');
      await expect(hits(page).first()).toBeVisible();
      await expect.poll(() => loads.count).toBe(1);
      await page.clock.runFor(390);
      expect(await viewed()).toEqual([]);
      await page.clock.runFor(100);
      expect(await viewed()).toEqual([20, 5]);
    });
  });
}
