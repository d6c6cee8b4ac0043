import type {Page} from '@playwright/test';
import {BuiltSite} from '../support/builtSite';
import {
  requestedTags,
  changesOf,
  english,
  expect,
  holdRequests,
  openHydrated,
  markedTexts,
  roundTrip,
  test,
} from './fixtures';

const {word, common, texts} = english;
const workspace = '/docs/guides/workspace';

const rows = (page: Page) => page.locator('main ol > li');
const links = (page: Page) => page.locator('main ol > li > a');
const box = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.locator('main').getByRole('status');
const product = (page: Page) => page.getByLabel('Product', {exact: true});
const kind = (page: Page) => page.getByLabel('Type', {exact: true});
const version = (page: Page) => page.getByLabel('Kusion version');

test('the results page updates its title and address with the query', async ({page}) => {
  const results = '“工作空间”的搜索结果';
  await openHydrated(page, '/zh/search');
  await expect(page.locator('h1')).toHaveText('搜索文档');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(box(page)).toBeFocused();
  await expect(page.locator('main label')).toHaveText(['产品', '类型', 'Kusion 版本', 'Karpor 版本']);
  await box(page).fill('工作空间');
  await expect(page.locator('h1')).toHaveText(results);
  await expect(page).toHaveTitle(new RegExp(`^${results}`));
  await expect(page).toHaveURL(`/zh/search?q=${encodeURIComponent('工作空间')}`);
  await page.reload();
  await expect(box(page)).toHaveValue('工作空间');
  await expect(rows(page).first()).toBeVisible();
  await box(page).fill('kettlqqez');
  await expect(status(page)).toHaveText('没有找到结果');
});

test('results so far are shown while an index is loading, twenty at first, and more on demand', async ({
  page,
  site,
}) => {
  const [index = ''] = site.files(/search-compact-docs-karpor-v/);
  const late = holdRequests(site, index);
  await page.goto(`/search?q=${common}^x`);
  await expect(page.getByText(/^\d+ results so far$/)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
  late.open();
  await expect(page.getByText('so far')).toHaveCount(0);
  await expect(page.getByText('Boost must be numeric')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(20);
  await expect(status(page)).toHaveText(/\d+/);
  const total = Number(/\d+/.exec((await status(page).textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(20);
  await expect(status(page)).toHaveText(texts.count(total));
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(Math.min(total, 40));
  await expect(links(page).nth(20)).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('without JavaScript, the results page links to the products', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL: BuiltSite.origin});
  await new BuiltSite('search').attach(page);
  await page.goto('/zh/search');
  await expect(page.locator('main noscript p')).toContainText('搜索需要 JavaScript');
  await expect(box(page)).toBeHidden();
  const hrefs = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/zh/docs/', '/zh/karpor/']);
  await expect(page.locator('.navbar [aria-haspopup="dialog"]')).toBeHidden();
  await expect(page.locator('.navbar noscript a')).toHaveAttribute('href', '/zh/search');
  await page.close();
});

test('the address keeps product, kind, and version, and Back, Forward, and a reload restore them', async ({
  page,
}) => {
  const sources = page.locator('main ol').getByText(/^Karpor v/);
  await page.goto(`/search?q=${common}`);
  await expect(rows(page)).toHaveCount(20);
  // Blog posts rank no higher for readers outside of products.
  await expect(links(page).first()).toHaveAttribute('href', /^\/docs\//);
  await product(page).focus();
  await product(page).selectOption('karpor');
  await expect(page).toHaveURL(/[?&]product=karpor$/);
  await expect(sources).toHaveText(['Karpor v0.6']);
  await expect(product(page)).toBeFocused();
  await page.getByLabel('Karpor version').selectOption('current');
  await expect(page).toHaveURL(/product=karpor&version\.karpor=current$/);
  await expect(sources).toHaveText(['Karpor v0.7']);
  await page.reload();
  await expect(sources).toHaveText(['Karpor v0.7']);
  await expect(page.getByLabel('Karpor version')).toHaveValue('current');
  await page.goBack();
  await expect(sources).toHaveText(['Karpor v0.6']);
  await box(page).fill('apply');
  await expect(page).toHaveURL(/q=apply&product=karpor$/);
  await page.goBack();
  await expect(box(page)).toHaveValue(common);
  await expect(product(page)).toHaveValue('');
  await page.goForward();
  await expect(box(page)).toHaveValue('apply');
  await expect(page.locator('h1')).toContainText('apply');
});

test("blog posts don't belong to a product", async ({page}) => {
  await page.goto(`/search?q=${common}&product=karpor&type=blog`);
  await expect(links(page)).toHaveCount(1);
  await expect(links(page)).toHaveAttribute('href', '/blog/2022-launch#fireworks');
  await expect(product(page)).toBeDisabled();
  await expect(product(page)).toHaveValue('');
  await kind(page).selectOption('docs');
  await expect(product(page)).toBeEnabled();
  await expect(product(page)).toHaveValue('karpor');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Karpor v0.6');
});

test('the preferred version is searched if the address has none, or all, with a page shown once and links to the others', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v0.13'));
  await page.goto(`/search?q=${word}&product=default`);
  await expect(links(page).first()).toHaveAttribute('href', '/docs/v0.13/guides/workspace');
  await expect(version(page)).toHaveValue('v0.13');
  await version(page).selectOption('v0.14');
  await expect(links(page).first()).toHaveAttribute('href', workspace);
  await version(page).selectOption('all');
  const others = rows(page).first().locator('p a');
  await expect(others).toHaveText(['v0.15', 'v0.14']);
  await expect(others.last()).toHaveAttribute('href', workspace);
  const pages = await links(page).evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname.replace(/\/(?:next|v0\.13)\//, '/')),
  );
  expect(new Set(pages).size).toBe(pages.length);
});

test('text typed before hydration is searched', async ({page, site}) => {
  const late = holdRequests(site, '.js');
  await page.goto('/search', {waitUntil: 'commit'});
  await box(page).fill(word);
  late.open();
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue(word);
});

test('uncommitted IME text is not searched', async ({page}) => {
  await page.goto(`/search?q=${word}`);
  await expect(rows(page).first()).toBeVisible();
  const titles = await changesOf(page.locator('h1'));
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {text: 'gong zuo', selectionStart: 8, selectionEnd: 8});
  await expect(box(page)).toHaveValue(`${word}gong zuo`);
  await client.send('Input.insertText', {text: '工作'});
  await expect(page.locator('h1')).toContainText(`${word}工作`);
  expect(new Set(await titles())).toEqual(new Set([`Search results for “${word}工作”`]));
});

test('the dialog links to all results for its version and shares its indexes', async ({
  page,
  search,
  site,
}) => {
  await search.openAt('/docs/v0.13/', word);
  await expect.poll(() => requestedTags(site)).toHaveLength(4);
  await page.getByRole('link', {name: texts.all}).click();
  await expect(page).toHaveURL(`/search?q=${word}&from=default&version.default=v0.13`);
  await expect(search.dialog).toHaveCount(0);
  await expect(links(page).first()).toHaveAttribute('href', '/docs/v0.13/guides/workspace');
  await expect(version(page)).toHaveValue('v0.13');
  expect(requestedTags(site)).toHaveLength(4);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'v0.13'));
  await search.openAt('/docs/v0.13/', word);
  await expect(page.getByRole('link', {name: texts.all})).toHaveAttribute(
    'href',
    `/search?q=${word}&from=default`,
  );
});

test('a selected result is marked, and the current page stays until the result has loaded', async ({
  page,
  site,
}) => {
  await page.goto(`/search?q=${word}&product=default`);
  await expect(links(page).first()).toHaveAttribute('href', workspace);
  const late = holdRequests(site, '.js');
  await links(page).first().click();
  await expect(page).toHaveURL(workspace);
  await roundTrip(page);
  await expect(links(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue(word);
  await expect(product(page)).toHaveValue('default');
  late.open();
  await expect(box(page)).toHaveCount(0);
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
});

for (const [how, goOn] of [
  ['a result is selected', (page: Page) => links(page).first().click()],
  ['a filter is selected', (page: Page) => product(page).selectOption('default')],
] as const) {
  test(`Back restores the typed text when ${how} right after the last key`, async ({page}) => {
    await page.clock.install();
    await page.goto(`/search?q=${word}`);
    await expect(rows(page).first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await box(page).fill(`${word} x`);
    const before = page.url();
    await goOn(page);
    await page.clock.resume();
    await expect(page).not.toHaveURL(before);
    await expect(page).not.toHaveURL(/[?&]q=[^&]*x$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word}\\+x$`));
    await expect(box(page)).toHaveValue(`${word} x`);
  });
}

test('the result count is visible immediately and announced after a pause in typing', async ({page}) => {
  await page.clock.install();
  await page.goto(`/search?q=${word}`);
  await expect(status(page)).not.toBeEmpty();
  const announced = await changesOf(status(page));
  const seen = page.locator('main p').filter({hasText: texts.none});
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const query of ['kettlqqez', 'kettlqqezz']) {
    await box(page).fill(query);
    await expect(page.locator('h1')).toContainText(query);
    await expect(seen).toBeVisible();
    await expect(status(page)).toBeEmpty();
    // Advance in small steps, because the timer may start without a visible change.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(status(page)).toHaveText(texts.none, {timeout: 50});
    }).toPass();
  }
  expect((await announced()).filter((text) => text !== '')).toEqual([texts.none, texts.none]);
});

test('clicking a suggested word searches it and moves the focus to the box', async ({page, search}) => {
  await page.goto('/search?q=kettlqqez');
  const meant = (await search.suggestions.first().textContent()) ?? '';
  await search.suggestions.first().click();
  await expect(box(page)).toHaveValue(meant);
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('the not-found page has a search button, and the search returns the focus to it', async ({
  page,
  search,
}) => {
  await openHydrated(page, '/docs/no-such-page');
  const opener = page.locator('main [aria-haspopup="dialog"]');
  await opener.click();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
