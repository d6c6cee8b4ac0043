import {expect, test, type Page} from '@playwright/test';
import {partNames} from '../../config/docusaurusParts';
import {openHydrated} from '../runtime/fixtures';
import {BuiltSite} from '../support/builtSite';
import {complaintsOf} from '../support/complaints';

/** An action and the page it opens. */
interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly address: string;
  readonly heading: string;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().dispatchEvent('click');
const back = (page: Page) => page.goBack();

function open(path: string): Step['act'] {
  return async (page) => {
    await openHydrated(page, BuiltSite.origin + path);
  };
}

const cjk = encodeURI('/docs/next/中文文档');

const steps: readonly Step[] = [
  {
    name: 'first load',
    act: open('/docs/guides/guide-1'),
    address: '/docs/guides/guide-1',
    heading: 'Guide 1',
  },
  {
    name: 'sidebar',
    act: click('.menu a[href$="/guides/guide-2"]'),
    address: '/docs/guides/guide-2',
    heading: 'Guide 2',
  },
  {
    name: 'version menu',
    act: click('.navbar .dropdown a[href*="/next/"]'),
    address: '/docs/next/guides/guide-2',
    heading: 'Guide 2 of v2',
  },
  {name: 'Back', act: back, address: '/docs/guides/guide-2', heading: 'Guide 2'},
  {name: 'Back again', act: back, address: '/docs/guides/guide-1', heading: 'Guide 1'},
  {name: 'Forward', act: (page) => page.goForward(), address: '/docs/guides/guide-2', heading: 'Guide 2'},
  {
    name: 'another section',
    act: click('.navbar a[href$="/community/"]'),
    address: '/community/',
    heading: 'Community',
  },
  {name: 'home', act: click('.navbar__brand'), address: '/', heading: 'Home'},
  {name: 'post', act: open('/blog/2022/01/01/post-1'), address: '/blog/2022/01/01/post-1', heading: 'Post 1'},
  {
    name: 'Chinese address',
    act: open(`${cjk}#${encodeURI('小节')}`),
    address: `${cjk}#${encodeURI('小节')}`,
    heading: '中文文档',
  },
  {
    name: 'link in the text',
    act: click('.markdown a[href="/docs/next/"]'),
    address: '/docs/next/',
    heading: 'Overview',
  },
  {
    name: 'deep link',
    act: open('/docs/next/#section-3'),
    address: '/docs/next/#section-3',
    heading: 'Overview',
  },
];

/** The visible parts of a page. */
function seenOn(page: Page) {
  return page.evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      title: document.title,
      breadcrumbs: textOf('.breadcrumbs li'),
      sidebar: textOf('.menu a'),
      versions: [...document.querySelectorAll('.navbar .dropdown a')].map((link) =>
        link.getAttribute('href'),
      ),
      target: document.querySelector(':target')?.id,
    };
  });
}

async function walk(page: Page, site: string) {
  const complaints = complaintsOf(page);
  await new BuiltSite(site).attach(page);
  const seen: object[] = [];
  for (const {name, act, address, heading} of steps) {
    await test.step(`${name} (${site})`, async () => {
      await act(page);
      await expect(page).toHaveURL(BuiltSite.origin + address);
      await expect(page.locator('h1').first()).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading === 'Home' ? 'KusionStack' : `${heading} \\|`}`));
      seen.push({step: name, ...(await seenOn(page))});
    });
  }
  expect(complaints.all).toEqual([]);
  return seen;
}

const comparing = test.extend<object, {complete: object[]}>({
  /** What a reader of the complete site sees, once per worker. */
  complete: [
    async ({browser}, provide) => {
      const page = await browser.newPage();
      await provide(await walk(page, 'runtime'));
      await page.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

for (const part of partNames) {
  comparing(`the site looks and works the same with ${part} switched off`, async ({page, complete}) => {
    expect(await walk(page, `without-${part}`)).toEqual(complete);
  });
}
