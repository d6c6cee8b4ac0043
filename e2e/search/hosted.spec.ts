import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, openHydrated, markPage, roundTrip, stopClock} from './fixtures';
import {test} from './hostedService';

const box = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');

async function open(page: Page, path: string, key = 'Control+k'): Promise<void> {
  await openHydrated(page, path);
  await page.keyboard.press(key);
  await expect(box(page)).toBeFocused();
}

async function ask(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(hits(page).filter({hasText: query}).first()).toBeVisible();
}

for (const {prefix, locale, word, texts} of [
  {
    prefix: '',
    locale: 'en',
    word: 'workspace',
    texts: {
      title: 'Unable to fetch results',
      help: 'You might want to check your network connection.',
      none: 'No results were found',
      all: 'See all results',
      search: 'Search',
      cancel: 'Cancel',
    },
  },
  {
    prefix: '/zh',
    locale: 'zh',
    word: '工作空间',
    texts: {
      title: '无法获取结果',
      help: '你可能需要检查网络连接。',
      none: '没有找到结果',
      all: '查看全部结果',
      search: '搜索',
      cancel: '取消',
    },
  },
]) {
  test.describe(`the hosted search in ${locale}`, () => {
    test("searches the page's language and versions and opens a result in the same tab", async ({
      page,
      service,
    }) => {
      service.urls = [`https://kusionstack.io${prefix}/docs/#workspace`];
      await open(page, `${prefix}/docs/next/`);
      await ask(page, 'workspace');
      expect(service.questions.at(-1)).toMatchObject({
        indexName: 'kusionstack',
        facetFilters: [
          `language:${locale}`,
          ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default'],
        ],
      });
      expect(service.keys.at(-1)).toBe('public-key');
      const isSamePage = await markPage(page);
      await hits(page).first().click();
      await expect(page).toHaveURL(`${prefix}/docs/#workspace`);
      await expect(box(page)).toHaveCount(0);
      expect(await isSamePage()).toBe(true);
    });

    test('shows a message when nothing is found or the service fails, and recovers', async ({
      page,
      service,
    }) => {
      service.urls = [];
      await open(page, `${prefix}/docs/`);
      await expect(page.getByRole('dialog', {name: texts.search})).toHaveCount(1);
      await expect(page.getByRole('button', {name: texts.cancel})).toBeVisible();
      await expect(box(page)).toHaveAttribute('placeholder', texts.search);
      await box(page).fill('first');
      await expect(page.getByText(texts.none)).toBeVisible();
      service.fault = 'unreachable';
      await box(page).fill('second');
      await expect(page.getByText(texts.title)).toBeVisible({timeout: 60_000});
      await expect(page.getByText(texts.help)).toBeVisible();
      await expect(page.getByText(texts.none)).toHaveCount(0);
      service.fault = undefined;
      service.urls = [`https://kusionstack.io${prefix}/docs/`];
      await ask(page, 'third');
      await expect(page.getByText(texts.title)).toHaveCount(0);
    });

    test('links to the results page, which uses the built-in search', async ({page}) => {
      await open(page, `${prefix}/docs/`);
      await ask(page, word);
      await page.getByRole('link', {name: texts.all}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(word)}&from=default`);
      await expect(box(page)).toHaveCount(0);
      await expect(page.locator('main ol li').first()).toBeVisible();
    });
  });
}

test('the hosted search opens with Ctrl+K, slash, and the button, and closes with Ctrl+K and Escape', async ({
  page,
}) => {
  await open(page, '/docs/', '/');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveCount(0);
  const opener = page.locator('.navbar [aria-haspopup="dialog"]');
  await opener.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Enter opens the active result and adds it to the recent searches of this language', async ({page}) => {
  await open(page, '/docs/next/');
  await ask(page, 'workspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/#workspace');
  await page.keyboard.press('Control+k');
  await expect(hits(page)).toHaveCount(1);
  await open(page, '/zh/docs/');
  await expect(hits(page)).toHaveCount(0);
});

test("only addresses on the site can be opened, regardless of the service's response or the storage", async ({
  page,
  service,
}) => {
  service.urls = [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example//evil.example',
    'https://evil.example/docs/',
  ];
  await open(page, '/docs/');
  await ask(page, 'workspace');
  expect(
    await hits(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual(['http://site.test/docs/']);
  await page.evaluate(() => {
    const hit = {objectID: 'x', type: 'lvl1', hierarchy: {lvl0: 'x', lvl1: 'Stored'}};
    localStorage.setItem(
      '__DOCSEARCH_RECENT_SEARCHES__kusionstack-en',
      JSON.stringify([{...hit, url: 'https://evil.example/'}]),
    );
  });
  await open(page, '/docs/');
  await expect(page.getByText('Stored')).toBeVisible();
  await expect(hits(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await roundTrip(page);
  await expect(page).toHaveURL('/docs/');
});

test('a malformed response counts as a failure', async ({page, service}) => {
  service.fault = '{"results":[{"hits":"none"}]}';
  await open(page, '/docs/');
  await box(page).fill('workspace');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
});

test('axe finds nothing in the hosted search, in either theme', async ({page}) => {
  await open(page, '/docs/');
  await ask(page, 'workspace');
  // In DocSearch, a row is an option that contains a link.
  await expectAccessible(page, {within: '.DocSearch-Container', ignored: ['nested-interactive']});
});

test('nothing is fetched from the service before the search opens', async ({page, service, site}) => {
  const scripts = () => site.requests.filter(({kind}) => kind === 'script').length;
  await openHydrated(page, '/docs/');
  const before = scripts();
  await page.locator('.navbar [aria-haspopup="dialog"]').hover();
  await roundTrip(page);
  expect(scripts()).toBe(before);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  expect(scripts()).toBeGreaterThan(before);
  expect(service.questions).toEqual([]);
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
  await open(page, '/docs/');
  await ask(page, 'workspace');
  await roundTrip(page);
  expect(loads).toEqual([]);

  await open(page, '/zh/docs/');
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
