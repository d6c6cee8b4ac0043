import {expect, test, type Page} from '@playwright/test';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import {hydrated, openHydrated} from '../support/hydrated';
import {siteUrl} from '../support/servers';

const origin = 'https://kusionstack.io';

const routes = ['/', '/zh/controller-mesh/concepts/'];

/** Every form of a page's address that a host may serve, starting with the route. */
function formsOf(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const name = bare === '' || bare === '/zh' ? [] : [bare, `${bare}/`, `${bare}.html`];
  return [...new Set([route, ...name, `${bare}/index.html`])];
}

/** Reads the head of the running page. */
function addressesIn(page: Page) {
  return page.evaluate(() => {
    const values = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
    return {
      canonical: values('link[rel=canonical]', 'href'),
      url: values('meta[property="og:url"]', 'content'),
      robots: values('meta[name=robots]', 'content').length,
    };
  });
}

/** Serves a route's HTML at exactly the typed addresses, like a host that doesn't redirect. */
async function serveAs(page: Page, route: string, html: string): Promise<void> {
  const forms = new Set(formsOf(route).map((form) => siteUrl + form));
  await page.route(
    (url) => forms.has(url.href),
    (request) => request.fulfill({body: html, contentType: 'text/html'}),
  );
}

for (const route of routes) {
  test(`every form of ${route} has the same canonical link, before and after hydration`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(siteUrl + route)).text();
    const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect(readPageHead(html)).toMatchObject({canonical: origin + route, hidden: false});
    await serveAs(page, route, html);
    for (const form of formsOf(route)) {
      await page.goto(siteUrl + form, {waitUntil: 'commit'});
      await hydrated(page);
      const expected = {canonical: [origin + route], url: [origin + route], robots: 0};
      expect(await addressesIn(page), form).toEqual(expected);
      await expect(page.locator('h1'), form).toHaveCount(1);
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    }
  });
}

test('an uppercase address has no canonical link of its own', async ({page}) => {
  const route = '/controller-mesh/concepts/';
  await openHydrated(page, siteUrl + route.toUpperCase());
  const {canonical, robots} = await addressesIn(page);
  expect(canonical.length === 0 ? robots : canonical).toEqual(canonical.length === 0 ? 1 : [origin + route]);
});

test('an unknown address is not indexed and has no canonical link', async ({browser}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({javaScriptEnabled});
    for (const address of ['/docs/nope', '/zh/nope']) {
      await page.goto(siteUrl + address);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
    }
    await page.close();
  }
});
