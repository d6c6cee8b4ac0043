import type {Page} from '@playwright/test';
import {BuiltSite} from '../support/builtSite';
import {answerIndexes, askedBy, expect, hydrated, indexOf, test} from './fixtures';

/** Texts that would do something if they were taken for markup. */
const payloads = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<body onload=hit()>',
  '<details open ontoggle=hit()>',
  '<input autofocus onfocus=hit()>',
  '<a href="javascript:hit()">go</a>',
  '<math><mtext></mtext><script>hit()</script></math>',
  '"><script>hit()</script>',
  "'><img src=x onerror=hit()>",
  '</a><script>hit()</script>',
  '</mark><img src=x onerror=hit()>',
  '<mark><img src=x onerror=hit()></mark>',
  '<template><script>hit()</script></template>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<object data="javascript:hit()">',
  '<embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button>go</button></form>',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()>',
  '<marquee onstart=hit()>',
  '<select autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()>',
  '<keygen autofocus onfocus=hit()>',
  '<base href="//evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<!--><img src=x onerror=hit()>-->',
  '<![CDATA[<script>hit()</script>]]>',
  '<?xml version="1.0"?><script>hit()</script>',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '&#60;script&#62;hit()&#60;/script&#62;',
  '\\u003cscript\\u003ehit()\\u003c/script\\u003e',
  '{{constructor.constructor("hit()")()}}',
  '${hit()}',
  '`${hit()}`',
  "');hit();//",
  '");hit();//',
  'javascript:hit()',
  'data:text/html,<script>hit()</script>',
  'vbscript:hit()',
  '<ScRiPt>hit()</sCrIpT>',
  '<script\n>hit()</script\n>',
  '<script/src=data:,hit()>',
  '<img/src=x/onerror=hit()>',
  '<img src=x onerror=hit&#40;&#41;>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><set onbegin=hit() attributeName=x>',
  '<svg><a xlink:href="javascript:hit()"><text>go</text></a></svg>',
  '<div style="background:url(javascript:hit())">',
  '<div onpointerover=hit() style="position:fixed;inset:0">',
  '<xss id=x tabindex=1 onfocus=hit()></xss>',
  '<custom-element onclick=hit()>',
  '<dialog open onclose=hit()>',
  '<button popovertarget=x>go</button><div popover id=x onbeforetoggle=hit()>',
  '\u202e<script>hit()</script>',
  '\u0000<script>hit()</script>',
] as const;

async function watchForHits(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(window, {hits: 0, hit: () => ((window as unknown as {hits: number}).hits += 1)});
  });
  return () => page.evaluate(() => (window as unknown as {hits: number}).hits);
}

/** A word for each payload, none of which is the beginning of another. */
const needle = (number: number) => `needle${String(number).padStart(2, '0')}`;

const elementsOfDialog = 'a, button, div, form, h2, input, kbd, mark, p, path, span, svg';
const elementsOfPage =
  'a, button, div, fieldset, form, h1, input, label, legend, li, mark, noscript, ol, option, p, path, select, span, svg';

/** Elements below a place of the page that the search does not make. */
async function foreignElements(page: Page, place: string, expected: string): Promise<string[]> {
  return page
    .locator(`${place} *`)
    .evaluateAll(
      (all, selector) =>
        all.filter((element) => !element.matches(selector)).map((element) => element.outerHTML),
      expected,
    );
}

/** A text without what a box or a browser leaves out of it. */
function plain(text: string | null): string | undefined {
  return text?.replaceAll(/[\s\0]/g, '');
}

test('sixty texts that look like markup stay text in titles, contents, tags, queries, and recent searches', async ({
  page,
  search,
  site,
}) => {
  test.setTimeout(240_000);
  const hits = await watchForHits(page);
  answerIndexes(site, (tag) =>
    tag === 'docs-default-v0.14'
      ? indexOf(
          payloads.map((payload, number) => ({
            title: `${needle(number)} ${payload}`,
            pageTitle: payload,
            content: `haystack ${payload}`,
            tags: [payload],
            sidebarParentCategories: [payload],
            sectionRoute: `/docs/topics/topic-01#${number}`,
          })),
        )
      : indexOf([]),
  );
  expect(payloads).toHaveLength(60);
  await search.openAt('/docs/');
  const foreignInDialog = () => foreignElements(page, 'dialog[open]', elementsOfDialog);
  const all = page.getByRole('link', {name: 'See all results', exact: true});
  for (const [number, payload] of payloads.entries()) {
    await search.input.fill(needle(number));
    const title = search.rows.first().locator('[class*="title"]');
    await expect(title).toContainText(needle(number));
    expect(plain(await title.textContent())).toBe(plain(`${needle(number)}${payload}`));
    expect(await foreignInDialog()).toEqual([]);
    await search.input.fill(payload);
    const typed = (await search.input.inputValue()).trim();
    expect(plain(typed)).toBe(plain(payload));
    await expect.poll(() => askedBy(all)).toBe(typed);
    expect(await foreignInDialog()).toEqual([]);
  }

  await search.type(needle(1));
  await page.keyboard.press('Enter');
  await search.open();
  await search.input.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(search.rows.first()).toContainText('<img src=x onerror=hit()>');
  expect(await foreignInDialog()).toEqual([]);
  // Opening each of them would take longer than writing down what that writes down.
  for (let first = 0; first < payloads.length; first += 5) {
    const listed = payloads.slice(first, first + 5);
    await page.keyboard.press('Escape');
    await expect(search.list).toHaveCount(0);
    await page.evaluate(
      (list) => localStorage.setItem('search-recent-en', JSON.stringify(list)),
      listed.map((payload, number) => ({
        key: `/docs/topics/topic-01#${number}`,
        title: payload,
        path: payload,
      })),
    );
    await page.keyboard.press('ArrowDown');
    await expect(search.rows).toHaveCount(5);
    const shown = await search.titles();
    expect(shown.map(plain)).toEqual(listed.map(plain));
    expect(await foreignInDialog()).toEqual([]);
  }
  expect(await hits()).toBe(0);

  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=hit()>')}`);
  await expect(page.locator('h1')).toContainText('<img src=x onerror=hit()>');
  for (const payload of payloads) {
    await page.getByRole('searchbox').fill(payload);
    await expect
      .poll(async () => plain(await page.locator('h1').textContent()))
      .toBe(plain(`Search results for “${payload}”`));
    await expect(page.locator('main ol li').first()).toBeVisible();
    expect(await foreignElements(page, 'main', elementsOfPage)).toEqual([]);
  }
  expect(await hits()).toBe(0);
});

test('an index with a row that leads out of the site is not used', async ({page, search, site}) => {
  for (const route of [
    'javascript:alert(1)',
    '//evil.example/docs',
    'https://evil.example/docs',
    '/docs/../../etc',
    '../../docs',
    '/\\evil.example',
    'data:text/html,x',
  ]) {
    answerIndexes(site, (tag) =>
      indexOf(
        (tag === 'docs-default-v0.14' ? [route, '/docs/topics/topic-01'] : ['/karpor/']).map(
          (sectionRoute) => ({
            title: 'Needle',
            sectionRoute,
          }),
        ),
      ),
    );
    await search.openAt('/docs/');
    await search.type('needle');
    const hrefs = await search.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set(['/karpor/']));
  }
  await page.goto('/search?q=needle');
  await expect(page.locator('main ol a')).toHaveCount(1);
});

test('a stored list of recent searches that somebody has tampered with does no harm', async ({
  page,
  search,
}) => {
  const hits = await watchForHits(page);
  for (const stored of [
    'nonsense',
    '{}',
    '[{"key":"javascript:hit()","title":"Go","path":""},{"key":"//evil.example","title":"Go","path":""}]',
  ]) {
    await page.addInitScript((value) => localStorage.setItem('search-recent-en', value), stored);
    await search.openAt('/docs/');
    await page.keyboard.press('ArrowDown');
    await expect(search.list).toHaveCount(0);
  }
  expect(await hits()).toBe(0);
});

test('queries that could take for ever do not keep the search from answering the next one', async ({
  search,
}) => {
  await search.openAt('/docs/');
  for (const query of [
    '*',
    '+*',
    '*a*b*c*',
    'a* '.repeat(170),
    'release~1000000000',
    'x'.repeat(512),
    '~^+-:*'.repeat(80),
  ]) {
    await search.input.fill(query);
    await search.type('workspace');
    await expect(search.rows.first()).toHaveAttribute('href', '/docs/guides/workspace');
  }
});

test('a search that fails to load leads to the page of results instead', async ({page, search, site}) => {
  await page.goto('/docs/');
  await hydrated(page);
  site.fault = (pathname) => (pathname.endsWith('.js') ? 404 : undefined);
  await search.opener.click({noWaitAfter: true});
  await expect(page).toHaveURL('/search');
});

interface Section {
  readonly sectionRoute: string;
  readonly sectionTitle: string;
}

test('every result of every index leads to a page that exists and to a place on it', () => {
  const site = new BuiltSite('search');
  const files = site.files(/search-index-.*\.json$/);
  expect(files).toHaveLength(14);
  for (const file of files) {
    const {documents} = JSON.parse(site.response(file, undefined).body.toString()) as {documents: Section[]};
    for (const {sectionRoute} of documents) {
      const [path = '', anchor] = sectionRoute.split('#');
      const {status, body} = site.response(path, undefined);
      expect(status, sectionRoute).toBe(200);
      if (anchor !== undefined) {
        expect(body.toString(), sectionRoute).toMatch(
          new RegExp(`id="?${decodeURIComponent(anchor)}["\\s>]`),
        );
      }
    }
  }
});

for (const [prefix, queries] of [
  ['', ['install', 'configuration files', 'switch workspace', 'share credentials', 'details harbor']],
  ['/zh', ['安装工具', '配置文件', '切换工作空间', '共享凭证', 'harbor 的细节']],
] as const) {
  test(`a result opens at its heading, and the keyboard goes on from there, from ${prefix || '/'}`, async ({
    page,
    search,
  }) => {
    await search.openAt(`${prefix}/docs/`);
    for (const query of queries) {
      await search.type(query);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await expect(page).toHaveURL(/#/);
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(search.input).toBeFocused();
    }
  });
}
