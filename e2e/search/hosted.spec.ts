import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, openHydrated, markPage, roundTrip, stopClock, test as base} from './fixtures';

/** A DocSearch request. */
interface Question {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly unknown[];
}

/** A mock of the hosted service. */
interface Service {
  readonly questions: Question[];
  readonly keys: (string | null)[];
  /** Result addresses. By default, the same page in the current language 25 times. */
  urls?: readonly string[];
  isUnreachable?: boolean;
}

const origin = 'https://kusionstack.io';

function resultsFor({query, indexName, facetFilters}: Question, given: Service['urls']) {
  const home = facetFilters[0] === 'language:zh' ? '/project/zh/docs/' : '/project/docs/';
  const urls = given ?? Array.from({length: 25}, () => `${origin}${home}#workspace`);
  const hits = urls.map((url, number) => {
    // DocSearch shows at most five results per group.
    const levels = {lvl0: `Group ${number % 5}`, lvl1: `Page ${number}`, lvl2: `About ${query}`};
    const highlighted = Object.fromEntries(
      Object.entries(levels).map(([level, value]) => [
        level,
        {value, matchLevel: 'full', matchedWords: [query]},
      ]),
    );
    return {
      objectID: `id-${number}`,
      url,
      type: 'lvl2',
      content: null,
      hierarchy: levels,
      _highlightResult: {hierarchy: highlighted},
      _snippetResult: {hierarchy: highlighted},
    };
  });
  return {hits, nbHits: hits.length, query, index: indexName, queryID: 'query-1'};
}

const test = base.extend<{service: Service}>({
  siteName: 'subfolder',
  folder: '/project',
  service: [
    async ({context}, provide) => {
      const service: Service = {questions: [], keys: []};
      await context.route(/algolia(?:net)?\.(?:net|com)/, async (route) => {
        const request = route.request();
        const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
        if (request.method() === 'OPTIONS') {
          await route.fulfill({status: 204, headers});
          return;
        }
        if (service.isUnreachable) {
          await route.abort('failed');
          return;
        }
        const {requests} = request.postDataJSON() as {requests: [Question]};
        service.questions.push(requests[0]);
        service.keys.push(
          new URL(request.url()).searchParams.get('x-algolia-api-key') ??
            (await request.headerValue('x-algolia-api-key')),
        );
        await route.fulfill({headers, json: {results: [resultsFor(requests[0], service.urls)]}});
      });
      await provide(service);
    },
    {auto: true},
  ],
});

const box = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');

async function open(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

async function ask(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(hits(page).filter({hasText: query}).first()).toBeVisible();
}

test("the hosted search searches the page's language and versions and opens a result in the same tab", async ({
  page,
  service,
}) => {
  service.urls = [`${origin}/project/zh/docs/#workspace`];
  await open(page, '/project/zh/docs/next/');
  await ask(page, 'workspace');
  expect(service.questions.at(-1)).toMatchObject({
    indexName: 'kusionstack',
    facetFilters: [
      'language:zh',
      [
        'docusaurus_tag:docs-default-current',
        'docusaurus_tag:default',
        'docusaurus_tag:docs-community-current',
      ],
    ],
  });
  expect(service.keys.at(-1)).toBe('public-key');
  const isSamePage = await markPage(page);
  await hits(page).first().click();
  await expect(page).toHaveURL('/project/zh/docs/#workspace');
  await expect(box(page)).toHaveCount(0);
  expect(await isSamePage()).toBe(true);
});

test('the hosted search shows a message when nothing is found or the service fails, and recovers', async ({
  page,
  service,
}) => {
  service.urls = [];
  await open(page, '/project/zh/docs/');
  await expect(page.getByRole('dialog', {name: '搜索'})).toHaveCount(1);
  await expect(page.getByRole('button', {name: '取消'})).toBeVisible();
  await expect(box(page)).toHaveAttribute('placeholder', '搜索');
  await box(page).fill('first');
  await expect(page.getByText('没有找到结果')).toBeVisible();
  service.isUnreachable = true;
  await box(page).fill('second');
  await expect(page.getByText('无法获取结果')).toBeVisible({timeout: 60_000});
  await expect(page.getByText('请检查网络连接。')).toBeVisible();
  await expect(page.getByText('没有找到结果')).toHaveCount(0);
  service.isUnreachable = false;
  service.urls = [`${origin}/project/zh/docs/`];
  await ask(page, 'third');
  await expect(page.getByText('无法获取结果')).toHaveCount(0);
});

test('the hosted search loads when it opens, by key or button, and links to the results page, which uses the built-in search', async ({
  page,
  service,
  site,
}) => {
  const scripts = () => site.requests.filter(({kind}) => kind === 'script').length;
  await openHydrated(page, '/project/docs/');
  const before = scripts();
  const opener = page.locator('.navbar [aria-haspopup="dialog"]');
  await opener.hover();
  await roundTrip(page);
  expect(scripts()).toBe(before);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  expect(scripts()).toBeGreaterThan(before);
  expect(service.questions).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveCount(0);
  await opener.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+k');
  await ask(page, 'workspace');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL('/project/search?q=workspace&from=default');
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('main ol li').first()).toBeVisible();
});

test('Enter opens the active result and adds it to the recent searches of this language', async ({page}) => {
  await open(page, '/project/docs/next/');
  await ask(page, 'workspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project/docs/#workspace');
  await page.keyboard.press('Control+k');
  await expect(hits(page)).toHaveCount(1);
  await open(page, '/project/zh/docs/');
  await expect(hits(page)).toHaveCount(0);
});

test("only addresses on the site can be opened, regardless of the service's response or the storage", async ({
  page,
  service,
}) => {
  service.urls = [
    'javascript:alert(1)',
    'https://evil.example//evil.example',
    'https://evil.example/project/docs/',
  ];
  await open(page, '/project/docs/');
  await ask(page, 'workspace');
  expect(
    await hits(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual(['http://site.test/project/docs/']);
  await page.evaluate(() => {
    const hit = {objectID: 'x', type: 'lvl1', hierarchy: {lvl0: 'x', lvl1: 'Stored'}};
    localStorage.setItem(
      '__DOCSEARCH_RECENT_SEARCHES__kusionstack-en',
      JSON.stringify([{...hit, url: 'https://evil.example/'}]),
    );
  });
  await open(page, '/project/docs/');
  await expect(page.getByText('Stored')).toBeVisible();
  await expect(hits(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await roundTrip(page);
  await expect(page).toHaveURL('/project/docs/');
});

test('axe finds nothing in the hosted search, in either theme', async ({page}) => {
  await open(page, '/project/docs/');
  await ask(page, 'workspace');
  // In DocSearch, a row is an option that contains a link.
  await expectAccessible(page, {within: '.DocSearch-Container', ignored: ['nested-interactive']});
});

test('insights send views after 400 ms, twenty ids at a time, and clicks, but only if enabled', async ({
  page,
  context,
}) => {
  const script = /cdn\.jsdelivr\.net\/npm\/search-insights/;
  const loads: string[] = [];
  await context.route(script, async (route) => {
    loads.push(route.request().url());
    // With an empty script, the events stay in the queue.
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  const events = (kind: string) =>
    page.evaluate(
      (wanted) =>
        ((window as unknown as {aa?: {queue?: [string, {objectIDs: string[]}][]}}).aa?.queue ?? [])
          .filter(([method]) => method === wanted)
          .map(([, {objectIDs}]) => objectIDs.length),
      kind,
    );
  // The site enables insights only in Chinese.
  await open(page, '/project/docs/');
  await ask(page, 'workspace');
  await roundTrip(page);
  expect(loads).toEqual([]);

  await open(page, '/project/zh/docs/');
  await stopClock(page);
  await ask(page, 'workspace');
  await page.clock.runFor(399);
  expect(await events('viewedObjectIDs')).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => events('viewedObjectIDs')).toEqual([20, 5]);
  await page.keyboard.press('Enter');
  await expect.poll(() => events('clickedObjectIDsAfterSearch')).toEqual([1]);
  expect(loads).toHaveLength(1);
});
