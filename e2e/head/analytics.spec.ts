import {expect, test, type Page} from '@playwright/test';
import {fixtureUrl, siteUrl} from '../support/servers';

const site = fixtureUrl('products');
const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';

/** Answers requests to other hosts with an empty script and collects them. */
async function watchRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({body: '', contentType: 'text/javascript'});
    },
  );
  return requests;
}

/** Values of an event each time it was reported. */
function reportsOf(page: Page, event: string): Promise<Record<string, string>[]> {
  return page.evaluate(
    (name) =>
      ((window as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [])
        .map((command) => Array.from(command) as ['event', string, Record<string, string>])
        .filter(([kind, reported]) => kind === 'event' && reported === name)
        .map(([, , values]) => values),
    event,
  );
}

/** Paths of the reported page views. */
async function pageViews(page: Page) {
  return (await reportsOf(page, 'page_view')).map(({page_path: path}) => path);
}

test('each change of path, query, or hash reports one page view after the address settles', async ({
  page,
}) => {
  const requests = await watchRequests(page);
  await page.goto(`${site}/extra/first`);
  await expect.poll(() => pageViews(page)).toEqual(['/extra/first']);
  await expect.poll(() => requests).toEqual([tag]);
  await page.getByRole('link', {name: 'Second page'}).click();
  await expect.poll(() => pageViews(page)).toEqual(['/extra/first', '/extra/second']);
  await page.getByRole('link', {name: 'part', exact: true}).click();
  await expect.poll(() => pageViews(page)).toEqual(['/extra/first', '/extra/second', '/extra/second#part']);
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await expect
    .poll(() => pageViews(page))
    .toEqual(['/extra/first', '/extra/second', '/extra/second#part', '/extra/second']);
  const titles = (await reportsOf(page, 'page_view')).map(({page_title: title}) => title);
  expect(titles.slice(0, 2)).toEqual([
    'First | Extra Tool | KusionStack',
    'Second | Extra Tool | KusionStack',
  ]);
  expect(requests).toEqual([tag]);
});

test('the same feedback on a page is reported only once', async ({page}) => {
  await watchRequests(page);
  await page.goto(`${site}/extra/first`);
  await expect.poll(() => pageViews(page)).toEqual(['/extra/first']);
  for (const name of ['No', 'No', 'Yes']) {
    await page.getByRole('button', {name, exact: true}).click();
  }
  const answers = await reportsOf(page, 'page_feedback');
  expect(answers.map(({page_path: path, helpful}) => [path, helpful])).toEqual([
    ['/extra/first', 'no'],
    ['/extra/first', 'yes'],
  ]);
});

test('analytics loads nothing when the browser asks not to be tracked', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {get: () => true});
  });
  const requests = await watchRequests(page);
  await page.clock.install();
  await page.goto(`${site}/extra/first`);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByRole('link', {name: 'Second page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await page.clock.runFor(1000);
  expect(await pageViews(page)).toEqual([]);
  expect(requests).toEqual([]);
});

test('a default build requests nothing from other hosts, on any kind of page', async ({page}) => {
  const requests = await watchRequests(page);
  for (const route of ['/', '/zh/docs/next/', '/nope']) {
    await page.goto(siteUrl + route, {waitUntil: 'networkidle'});
  }
  expect(requests).toEqual([]);
});
