import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import type {BuiltSite} from '../support/builtSite';
import {test as base, expect, hydrated} from './fixtures';

/** What the service is asked. */
export interface Question {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly unknown[];
  readonly hitsPerPage?: number;
  /** What stands before a text that is found. */
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** A stand-in for the hosted service: a server of its own, whose answers each test decides. */
export class Service {
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

  /** Answers with what is made of the question. */
  answerWith(resultsOf: (question: Question) => unknown): void {
    this.answer = (question, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({results: [resultsOf(question)]}));
    };
  }

  /**
   * Keeps answers back from now on.
   *
   * @returns gives those that are due, and all later ones at once
   */
  hold(): () => void {
    const {answer} = this;
    const due: (() => void)[] = [];
    this.answer = (question, response) => {
      due.push(() => answer(question, response));
    };
    return () => {
      this.answer = answer;
      due.splice(0).forEach((give) => give());
    };
  }

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function level(value: string | null, {query, highlightPreTag = '', highlightPostTag = ''}: Question) {
  return value === null
    ? null
    : {
        value: value.replace(query, highlightPreTag + query + highlightPostTag),
        matchLevel: 'full',
        matchedWords: [query],
      };
}

function hit(number: number, question: Question) {
  const {query, facetFilters} = question;
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
    Object.entries(hierarchy).map(([name, value]) => [name, level(value, question)]),
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

/** An answer with as many hits as are asked for; none for `nothing`. */
export function resultsFor(question: Question, count = 25) {
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

export const test = base.extend<{service: Service}>({
  siteName: 'search-hosted',
  service: [
    async ({context}, provide) => {
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
    // Every test has a page that asks it, also one that says nothing of its answers.
    {auto: true},
  ],
});

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
export const box = (page: Page) => page.locator('.DocSearch-Input');
export const hits = (page: Page) => page.locator('.DocSearch-Hit a');
export const dialog = (page: Page) => page.locator('[role="dialog"]');
export const opener = (page: Page) => page.locator('.navbar [aria-haspopup="dialog"]');
export const rows = (page: Page) => page.locator('.DocSearch-Hit');
export const active = (page: Page) => page.locator('.DocSearch-Hit[aria-selected="true"]');

/** Types a query and waits for its results. */
export async function ask(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(hits(page).filter({hasText: query}).first()).toBeVisible();
}

/** Serves the site as if one of its settings were another: they stand in its main script. */
export function withSetting(site: BuiltSite, built: string, wanted: string): void {
  site.fault = (pathname) =>
    /\/assets\/js\/main\.[^/]+\.js$/.test(pathname)
      ? async (route) => {
          const answer = site.response(pathname, undefined);
          const script = answer.body.toString();
          expect(script).toContain(built);
          await route.fulfill({...answer, body: script.replaceAll(built, wanted)});
        }
      : undefined;
}

/** Visits a page and opens its search. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.locator('.navbar [aria-haspopup="dialog"]').click();
  await expect(box(page)).toBeFocused();
}

/** What the hosted search says in each language, and where. */
export const languages = [
  {
    prefix: '',
    locale: 'en',
    title: 'Unable to fetch results',
    help: 'You might want to check your network connection.',
    all: 'See all results',
    cancel: 'Cancel',
    search: 'Search',
    none: 'No results were found',
    count: (n: number) => `${n} results`,
    keys: ['Arrow down', 'Arrow up', 'Enter key'],
    others: 'Also in:',
    remove: 'Remove from history',
    clearAll: 'Clear all',
    clear: 'Clear',
    clearMarks: 'Clear highlights',
    /** A word of the page that results lead to. */
    word: 'workspace',
  },
  {
    prefix: '/zh',
    locale: 'zh',
    title: '无法获取结果',
    help: '你可能需要检查网络连接。',
    all: '查看全部结果',
    cancel: '取消',
    search: '搜索',
    none: '没有找到结果',
    count: (n: number) => `${n} 条结果`,
    keys: ['下箭头键', '上箭头键', '回车键'],
    others: '其他版本：',
    remove: '从历史记录中移除',
    clearAll: '全部清除',
    clear: '清除',
    clearMarks: '取消高亮',
    word: '工作空间',
  },
] as const;

export {expect};
