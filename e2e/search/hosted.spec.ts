import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page, Request} from '@playwright/test';
import {test as base, expect, hydrated} from './fixtures';

interface Question {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly unknown[];
}

/** A stand-in for the hosted service: a server of its own, whose answers each test decides. */
class Service {
  readonly questions: Question[] = [];
  readonly keys: (string | undefined)[] = [];
  isReachable = true;
  answer: (question: Question, response: http.ServerResponse) => void = (question, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({results: [resultsFor(question)]}));
  };

  private readonly server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const [question] = (JSON.parse(body) as {requests: Question[]}).requests;
      if (question) {
        this.questions.push(question);
        this.answer(question, response);
      }
    });
  });

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function level(value: string | null, query: string) {
  return value === null
    ? null
    : {value: value.replace(query, `<mark>${query}</mark>`), matchLevel: 'full', matchedWords: [query]};
}

function hit(number: number, {query, facetFilters}: Question) {
  const home = facetFilters[0] === 'language:zh' ? '/zh/docs/' : '/docs/';
  const hierarchy = {
    lvl0: 'Kusion',
    lvl1: `Page ${number}`,
    lvl2: `About ${query}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked = Object.fromEntries(
    Object.entries(hierarchy).map(([name, value]) => [name, level(value, query)]),
  );
  return {
    objectID: `id-${number}`,
    url: `https://kusionstack.io${home}#workspace`,
    url_without_anchor: `https://kusionstack.io${home}`,
    anchor: 'workspace',
    content: null,
    type: 'lvl2',
    hierarchy,
    docusaurus_tag: 'docs-default-v0.14',
    __position: number,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked},
  };
}

function resultsFor(question: Question, count = 25) {
  const {query} = question;
  return {
    hits: query === 'nothing' ? [] : Array.from({length: count}, (_, number) => hit(number, question)),
    nbHits: query === 'nothing' ? 0 : 45,
    page: 0,
    nbPages: 2,
    hitsPerPage: 20,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: 'kusionstack',
    queryID: 'query-1',
    processingTimeMS: 1,
  };
}

const test = base.extend<{service: Service}>({
  siteName: 'search-hosted',
  service: async ({context, site}, provide) => {
    expect(site.requests).toEqual([]);
    const service = new Service();
    const port = await service.start();
    await context.route(/algolia(?:net)?\.(?:net|com)/, async (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS') {
        await route.fulfill({status: 204, headers: cors});
        return;
      }
      const {searchParams} = new URL(request.url());
      service.keys.push(searchParams.get('x-algolia-api-key') ?? request.headers()['x-algolia-api-key']);
      try {
        if (!service.isReachable) {
          throw new Error('unreachable');
        }
        const response = await route.fetch({url: `http://127.0.0.1:${port}/`, timeout: 60_000});
        await route.fulfill({response, headers: {...response.headers(), ...cors}});
      } catch {
        await route.abort('failed').catch(() => undefined);
      }
    });
    await provide(service);
    await service.stop();
  },
});

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const box = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.locator('.navbar [aria-haspopup="dialog"]').click();
  await expect(box(page)).toBeFocused();
}

const languages = [
  {
    prefix: '',
    locale: 'en',
    title: 'Unable to fetch results',
    help: 'You might want to check your network connection.',
    all: 'See all results',
  },
  {prefix: '/zh', locale: 'zh', title: '无法获取结果', help: '你可能需要检查网络连接。', all: '查看全部结果'},
] as const;

for (const {prefix, locale, title, help, all} of languages) {
  test.describe(`the hosted search in ${locale}`, () => {
    test('asks the service, limited to the language and the versions of the page, and opens results in place', async ({
      page,
      service,
      site,
    }) => {
      await open(page, `${prefix}/docs/`);
      await box(page).fill('workspace');
      await expect(hits(page).first()).toBeVisible();
      const question = service.questions.at(-1);
      expect(question?.indexName).toBe('kusionstack');
      expect(question?.facetFilters).toEqual([
        `language:${locale}`,
        ['docusaurus_tag:docs-default-v0.14', 'docusaurus_tag:default'],
      ]);
      expect(service.keys.at(-1)).toBe('public-key');
      expect(site.requests.some(({pathname}) => pathname.includes('search-index'))).toBe(false);
      await page.evaluate(() => Object.assign(window, {isSamePage: true}));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/#workspace`);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    test('says that nothing can be fetched when the service is unreachable', async ({page, service}) => {
      service.isReachable = false;
      await open(page, `${prefix}/docs/`);
      await box(page).fill('workspace');
      await expect(page.getByText(title)).toBeVisible({timeout: 30_000});
      await expect(page.getByText(help)).toBeVisible();
      expect(service.questions).toEqual([]);
      await page.goto(`${prefix}/search?q=workspace`);
      await expect(page.getByRole('alert')).toContainText(title);
      await expect(page.getByRole('alert')).toContainText(help);
    });

    test('says that nothing can be fetched when the service answers nonsense', async ({page, service}) => {
      for (const answer of ['{}', '[]', 'null', '{"results":[{"hits":"none"}]}', '<!doctype html>']) {
        service.answer = (_, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(answer);
        };
        await open(page, `${prefix}/docs/`);
        await box(page).fill('workspace');
        await expect(page.getByText(title), answer).toBeVisible({timeout: 30_000});
        await page.goto(`${prefix}/search?q=workspace`);
        await expect(page.getByRole('alert'), answer).toContainText(title);
      }
    });

    test('has a page of results like the one of the embedded search', async ({page, service}) => {
      service.answer = (question, response) => {
        const {hitsPerPage = 20} = question as {hitsPerPage?: number};
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({results: [resultsFor(question, hitsPerPage)]}));
      };
      await open(page, `${prefix}/docs/`);
      await box(page).fill('workspace');
      await expect(hits(page).first()).toBeVisible();
      await page.getByRole('link', {name: all}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=workspace`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expect(page.locator('main').getByRole('status')).toHaveText(/^45 /);
      expect(service.questions.at(-1)?.facetFilters[0]).toBe(`language:${locale}`);
    });
  });
}

test('nothing of the service is fetched before the search is opened', async ({page, service, site}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/docs/');
  await hydrated(page);
  await expect(page.locator('.navbar [aria-haspopup="dialog"]')).toBeVisible();
  const elsewhere = () => requests.filter((request) => !request.url().startsWith('http://site.test/'));
  expect(elsewhere()).toEqual([]);
  const before = site.requests.filter(({kind}) => kind === 'script').length;
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  expect(site.requests.filter(({kind}) => kind === 'script').length).toBeGreaterThan(before);
  expect(service.questions).toEqual([]);
  expect(elsewhere()).toEqual([]);
});

test('a slow service is waited for, with a sign that it is slow', async ({page, service}) => {
  const waiting: (() => void)[] = [];
  const answer = service.answer;
  service.answer = (question, response) => {
    waiting.push(() => answer(question, response));
  };
  await open(page, '/docs/');
  await box(page).fill('workspace');
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  waiting.splice(0).forEach((go) => go());
  service.answer = answer;
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('Escape clears the query, then closes the dialog and returns the focus', async ({page, service}) => {
  await open(page, '/docs/');
  await box(page).fill('workspace');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator('.navbar [aria-haspopup="dialog"]')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveCount(0);
  expect(service.questions.length).toBeGreaterThan(0);
});

test('the logo of the service is light in the dark', async ({page, service}) => {
  expect(service.isReachable).toBe(true);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/');
  const fills = page.locator('.DocSearch-Logo svg > path');
  await expect(fills).not.toHaveCount(0);
  for (const fill of await fills.all()) {
    await expect(fill).toHaveCSS('fill', 'rgb(255, 255, 255)');
  }
});

test('a result that leads out of the site is not offered', async ({page, service}) => {
  service.answer = (question, response) => {
    const results = resultsFor(question, 3);
    results.hits.forEach((result, number) => {
      result.url =
        ['javascript:alert(1)', 'data:text/html,x', 'https://kusionstack.io/docs/#workspace'][number] ?? '';
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({results: [results]}));
  };
  await open(page, '/docs/');
  await box(page).fill('workspace');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toHaveAttribute('href', '/docs/#workspace');
});

test('local index files are written for the hosted search too', ({site}) => {
  expect(site.files(/search-index-docs-default-v0\.14\.json$/).sort()).toEqual([
    '/search-index-docs-default-v0.14.json',
    '/zh/search-index-docs-default-v0.14.json',
  ]);
});

test.describe('insights', () => {
  const script = /cdn\.jsdelivr\.net\/npm\/search-insights/;

  test('are off unless they are switched on: no script, no event', async ({page, service}) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (script.test(request.url()) || request.url().includes('insights.algolia')) {
        loaded.push(request.url());
      }
    });
    await open(page, '/docs/');
    await box(page).fill('workspace');
    await expect(hits(page).first()).toBeVisible();
    expect(service.questions).not.toEqual([]);
    expect(loaded).toEqual([]);
  });

  test('load their script after the first search, and send what was seen 400 ms later, twenty ids at a time', async ({
    page,
    service,
    context,
  }) => {
    let loads = 0;
    await context.route(script, async (route) => {
      loads += 1;
      await route.fulfill({contentType: 'text/javascript', body: ''});
    });
    service.answer = (question, response) => {
      const results = resultsFor(question, 25);
      results.hits.forEach((result, number) => {
        result.url = `https://kusionstack.io/zh/docs/#${number}`;
        result._highlightResult.hierarchy.lvl0 = {
          value: `Group ${number % 5}`,
          matchLevel: 'none',
          matchedWords: [],
        };
        result.hierarchy.lvl0 = `Group ${number % 5}`;
      });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({results: [results]}));
    };
    await page.clock.install();
    await open(page, '/zh/docs/');
    expect(loads).toBe(0);
    const viewed = () =>
      page.evaluate(() =>
        ((window as unknown as {aa: {queue?: unknown[][]}}).aa.queue ?? [])
          .filter(([method]) => method === 'viewedObjectIDs')
          .map(([, event]) => (event as {objectIDs: string[]}).objectIDs.length),
      );
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).fill('workspace');
    await expect(hits(page).first()).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await page.clock.runFor(390);
    expect(await viewed()).toEqual([]);
    await page.clock.runFor(100);
    expect(await viewed()).toEqual([20, 5]);
  });
});
