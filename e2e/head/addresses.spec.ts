import {expect, test, type Page} from '@playwright/test';
import {siteUrl} from '../support/servers';

const origin = 'https://kusionstack.io';

const routes = [
  '/',
  '/zh/controller-mesh/concepts/',
  '/controller-mesh/started/install',
  '/zh/markdown-page',
];

/** Forms of an address that hosts may serve a page under, the route itself first. */
function formsOf(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  const name = bare === '' || bare === '/zh' ? [] : [bare, `${bare}/`, `${bare}.html`];
  return [...new Set([route, ...name, `${bare}/index.html`])];
}

async function addressesIn(page: Page) {
  return {
    canonical: await page
      .locator('link[rel=canonical]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href'))),
    url: await page
      .locator('meta[property="og:url"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content'))),
    robots: await page.locator('meta[name=robots]').count(),
  };
}

/** Serves a route's HTML under exactly the typed addresses, as hosts do that do not redirect. */
async function serveAs(page: Page, route: string, html: string): Promise<void> {
  const forms = new Set(formsOf(route).map((form) => siteUrl + form));
  await page.route(
    (url) => forms.has(url.href),
    (request) => request.fulfill({body: html, contentType: 'text/html'}),
  );
}

async function started(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

for (const route of routes) {
  test(`${route} has one canonical in every form of its address, before and after the start`, async ({
    page,
    browser,
    request,
  }) => {
    const html = await (await request.get(siteUrl + route)).text();
    const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const expected = {canonical: [origin + route], url: [origin + route], robots: 0};
    const still = await browser.newPage({javaScriptEnabled: false});
    await serveAs(still, route, html);
    await serveAs(page, route, html);
    for (const form of formsOf(route)) {
      await still.goto(siteUrl + form);
      expect(await addressesIn(still), `${form} before the start`).toEqual(expected);
      await page.goto(siteUrl + form);
      await started(page);
      expect(await addressesIn(page), `${form} after the start`).toEqual(expected);
      await expect(page.locator('h1'), form).toHaveCount(1);
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    }
    await still.close();
  });
}

test('an address in upper case has no canonical of its own', async ({page}) => {
  const route = '/controller-mesh/concepts/';
  await page.goto(siteUrl + route.toUpperCase());
  await started(page);
  const {canonical, robots} = await addressesIn(page);
  expect(canonical.length === 0 ? robots : canonical).toEqual(canonical.length === 0 ? 1 : [origin + route]);
});

test('the local server answers for .html and /index.html in both languages', async ({request}) => {
  for (const route of routes) {
    const page = await (await request.get(siteUrl + route)).text();
    for (const form of formsOf(route)) {
      const response = await request.get(siteUrl + form);
      expect(response.status(), form).toBe(200);
      expect(await response.text(), form).toBe(page);
    }
  }
});

test('canonical, title, and translations follow navigation within the site', async ({page}) => {
  await page.goto(`${siteUrl}/controller-mesh/intro/`);
  await started(page);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Concepts'}).click();
  await expect(page).toHaveTitle('Concepts | Controller Mesh | KusionStack');
  expect((await addressesIn(page)).canonical).toEqual([`${origin}/controller-mesh/concepts/`]);
  await expect(page.locator('link[rel=alternate][hreflang="zh-CN"]')).toHaveAttribute(
    'href',
    `${origin}/zh/controller-mesh/concepts/`,
  );
});

test('an unknown address is kept out of search engines and has no canonical', async ({browser}) => {
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
