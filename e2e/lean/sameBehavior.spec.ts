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

/** What a reader does, where it leads, and the heading there. */
interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly address: string;
  readonly heading: string;
}

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

function click(selector: string): Step['act'] {
  return (page) => page.locator(selector).first().dispatchEvent('click');
}

const back: Step['act'] = (page) => page.goBack();

/** A step that opens an address, by default as it stays. */
function openStep(name: string, path: string, heading: string, address = path): Step {
  return {name, act: (page) => open(page, path), address, heading};
}

const switchTo = (version: string) => click(`.navbar .dropdown a[href*="${version}"]`);
const [chinese, english] = [click('.navbar a[lang="zh-CN"]'), click('.navbar a[lang="en"]')];
const cjk = encodeURI('/docs/next/中文文档');

const steps: readonly Step[] = [
  openStep('first load', '/docs/guides/guide-1', 'Guide 1'),
  {
    name: 'sidebar click',
    act: click('.menu a[href$="/guides/guide-2"]'),
    address: '/docs/guides/guide-2',
    heading: 'Guide 2',
  },
  {
    name: 'version switch',
    act: switchTo('/next/'),
    address: '/docs/next/guides/guide-2',
    heading: 'Guide 2 of v2',
  },
  {name: 'Back', act: back, address: '/docs/guides/guide-2', heading: 'Guide 2'},
  {name: 'Back again', act: back, address: '/docs/guides/guide-1', heading: 'Guide 1'},
  {name: 'Forward', act: (page) => page.goForward(), address: '/docs/guides/guide-2', heading: 'Guide 2'},
  openStep('page that is translated', '/docs/languages', 'Languages'),
  {name: 'language switch', act: chinese, address: '/zh/docs/languages', heading: '语言'},
  {
    name: 'version switch in Chinese',
    act: switchTo('/next/'),
    address: '/zh/docs/next/languages',
    heading: 'v2 的语言',
  },
  {name: 'Back in Chinese', act: back, address: '/zh/docs/languages', heading: '语言'},
  {name: 'language switch back', act: english, address: '/docs/languages', heading: 'Languages'},
  {
    name: 'another section',
    act: click('.navbar a[href$="/community/"]'),
    address: '/community/',
    heading: 'Community',
  },
  {name: 'home', act: click('.navbar__brand'), address: '/', heading: 'Home'},
  openStep('deep link', '/docs/next/#section-3', 'Overview'),
  {
    name: 'language switch that keeps the section',
    act: chinese,
    address: '/zh/docs/next/#section-3',
    heading: 'Overview',
  },
  openStep('address in Chinese', `${cjk}#${encodeURI('小节')}`, '中文文档'),
  {
    name: 'click in the text',
    act: click('.markdown a[href="/docs/next/"]'),
    address: '/docs/next/',
    heading: 'Overview',
  },
  {
    name: 'click to an address in Chinese',
    act: click('.markdown a:text("中文文档")'),
    address: cjk,
    heading: '中文文档',
  },
  openStep('.html address', '/docs/guides/guide-3.html', 'Guide 3'),
  openStep('final slash', '/docs/guides/guide-4/', 'Guide 4'),
  {
    name: 'upper case',
    act: (page) => goTo(page, '/DOCS/Guides/Guide-9'),
    address: '/DOCS/Guides/Guide-9',
    heading: 'Guide 9',
  },
  openStep('post', '/blog/2022/01/01/post-1', 'Post 1'),
  openStep('unknown path', '/docs/guides/nope', 'Page not found'),
  {
    name: 'way out of it',
    act: click('main li a'),
    address: '/docs/guides/guide-1',
    heading: 'Guide 1',
  },
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
  for (const {name: step, act, address, heading} of steps) {
    await test.step(`${step} (${name})`, async () => {
      await act(page);
      await expect(page).toHaveURL(BuiltSite.origin + address);
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
  const targets = new Map(seen.visits.map(({step, target}) => [step, target]));
  expect(targets.get('deep link')).toBe('section-3');
  expect(targets.get('address in Chinese')).toBe('小节');
  expect(seen.visits.find(({step}) => step === 'deep link')?.scrollY).toBeGreaterThan(0);
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
