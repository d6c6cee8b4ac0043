import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../runtime/fixtures';
import {BuiltSite} from '../support/builtSite';

interface Visit {
  readonly step: string;
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly entries: number;
  readonly breadcrumbs: readonly string[];
  readonly canonical: string | null;
  readonly versions: readonly (string | null)[];
  /** Id of the element that the address names. */
  readonly target: string | undefined;
  readonly scrollY: number;
}

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>, heading: string | RegExp];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(BuiltSite.origin + path);
  await hydrated(page);
}

/** Goes to an address within the page that is open, as a link would that is written so. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const state = {key: 'typed'};
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state}));
  }, path);
}

const versionMenu = (page: Page) => page.locator('.navbar .dropdown').first();

const steps: readonly Step[] = [
  ['first load', (page) => open(page, '/docs/guides/guide-1'), 'Guide 1'],
  [
    'sidebar click',
    (page) => page.locator('.menu a[href$="/guides/guide-2"]').dispatchEvent('click'),
    'Guide 2',
  ],
  [
    'version switch',
    (page) => versionMenu(page).locator('a[href*="/next/"]').dispatchEvent('click'),
    'Guide 2',
  ],
  ['Back', (page) => page.goBack(), 'Guide 2'],
  ['Back again', (page) => page.goBack(), 'Guide 1'],
  ['Forward', (page) => page.goForward(), 'Guide 2'],
  [
    'another section',
    (page) => page.locator('.navbar a[href$="/community/"]').dispatchEvent('click'),
    'Community',
  ],
  ['deep link', (page) => open(page, '/docs/next/#section-3'), 'Overview'],
  ['language switch', (page) => page.locator('.navbar a[lang="zh-CN"]').dispatchEvent('click'), 'Overview'],
  ['.html address', (page) => open(page, '/docs/guides/guide-3.html'), 'Guide 3'],
  ['final slash', (page) => open(page, '/docs/guides/guide-4/'), 'Guide 4'],
  ['upper case', (page) => goTo(page, '/DOCS/Guides/Guide-9'), 'Guide 9'],
  ['post', (page) => open(page, '/blog/2022/01/01/post-1'), /post/i],
  ['unknown path', (page) => open(page, '/docs/guides/nope'), 'Page not found'],
  ['way out of it', (page) => page.locator('main li a').first().click(), /./],
];

async function walk(page: Page, name: string): Promise<{visits: Visit[]; complaints: string[]}> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser itself notes the status of the not-found page.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await new BuiltSite(name).attach(page);
  const visits: Visit[] = [];
  for (const [step, act, heading] of steps) {
    await test.step(`${step} (${name})`, async () => {
      await act(page);
      await expect(page.locator('h1').first()).toHaveText(heading);
      await hydrated(page);
      // The head follows the page by a frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      visits.push(
        await page.evaluate(
          (stepName) => ({
            step: stepName,
            address: location.href,
            title: document.title,
            heading: document.querySelector('h1')?.textContent ?? '',
            entries: document.querySelectorAll('.menu a').length,
            breadcrumbs: [...document.querySelectorAll('.breadcrumbs li')].map(
              (item) => item.textContent ?? '',
            ),
            canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
            versions: [...document.querySelectorAll('.navbar .dropdown a')].map((link) =>
              link.getAttribute('href'),
            ),
            target: document.querySelector(':target')?.id,
            scrollY: window.scrollY,
          }),
          step,
        ),
      );
    });
  }
  return {visits, complaints};
}

test('a reader sees the same whether pages carry all routes or only their own', async ({browser}) => {
  const [lean, stock] = [await browser.newPage(), await browser.newPage()];
  const seen = await walk(lean, 'runtime');
  expect(seen).toEqual(await walk(stock, 'stock-routes'));
  expect(seen.complaints).toEqual([]);
  const deepLink = seen.visits.find(({step}) => step === 'deep link');
  expect(deepLink?.target).toBe('section-3');
  expect(deepLink?.scrollY).toBeGreaterThan(0);
  await lean.close();
  await stock.close();
});

test('a page that was not known is reached by way of the table that knows it, once', async ({page}) => {
  const site = new BuiltSite('runtime');
  await site.attach(page);
  await open(page, '/docs/guides/guide-5');
  await page.locator('.menu a[href$="/guides/guide-6"]').dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Guide 6');
  await page.locator('.menu a[href$="/guides/guide-7"]').dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Guide 7');
  const tables = site.requests.map(({pathname}) => pathname).filter((pathname) => pathname.endsWith('.json'));
  expect(tables.length).toBeGreaterThan(0);
  expect(new Set(tables).size).toBe(tables.length);
});
