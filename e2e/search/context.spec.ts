import type {Locator} from '@playwright/test';
import {products} from '../../config/products';
import {searchWording} from '../../config/search/wording';
import {builtLocales, type BuiltLocale} from '../../scripts/lib/builtSite';
import {latestIndexes, latestTag, readIndexes} from '../../scripts/search/corpus';
import {withoutPrefetch} from '../runtime/fixtures';
import {requestedTags, english, expect, hydrated, openHydrated, roundTrip, test} from './fixtures';
import {loadIndex} from '@site/src/plugins/search/core/loadIndex';
import {searchIndexes} from '@site/src/plugins/search/core/search';

const {texts} = english;
const latest = ['default', 'docs-default-v0.14', 'docs-karpor-v0.6', 'docs-community-current'];

for (const [path, first, others] of [
  [
    '/zh/docs/v0.13/guides/workspace',
    'docs-default-v0.13',
    ['default', 'docs-default-v0.13', 'docs-karpor-v0.6', 'docs-community-current'],
  ],
  ['/zh/community/intro/', 'docs-community-current', latest],
  ['/blog', undefined, latest],
] as const) {
  test(`${path} searches its own version first, then the latest versions of the other products, and fetches each file once`, async ({
    page,
    search,
    site,
  }) => {
    await search.openAt(path);
    await page.keyboard.type('workspace credentials', {delay: 1});
    await expect.poll(() => requestedTags(site).length).toBe(4);
    await search.waitForResults();
    if (first !== undefined) {
      expect(requestedTags(site)[0]).toBe(first);
    }
    expect(requestedTags(site).sort()).toEqual([...others].sort());
    const files = site.requests.filter(({pathname}) => pathname.includes('search-compact'));
    const folder = path.startsWith('/zh') ? '/zh/' : '/';
    expect(files.every(({pathname}) => pathname.startsWith(`${folder}search-compact-`))).toBe(true);
  });
}

test('outside a product, its preferred version is searched', async ({page, search}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v0.13'));
  await search.openAt('/blog', 'vintage');
  await expect(search.rows.first()).toContainText('Kusion v0.13');
});

test('changing the version, product, or language changes the search scope immediately and keeps the text', async ({
  page,
  search,
  site,
}) => {
  const goTo = async (version: string) => {
    await page.keyboard.press('Control+k');
    await page.locator('.navbar .dropdown').first().hover();
    await page.locator('.navbar .dropdown a', {hasText: version}).click();
    await expect(page.locator('.theme-doc-version-badge')).toContainText(version);
    await search.open();
  };
  await search.openAt('/docs/', 'stable');
  await expect(search.rows.first()).toContainText('v0.14');
  await goTo('v0.13');
  await expect(search.input).toHaveValue('stable');
  await search.waitForResults();
  await expect(search.rows.filter({hasText: 'v0.14'})).toHaveCount(0);
  await search.type('vintage');
  await expect(search.rows.first()).toContainText('v0.13');
  await goTo('v0.14');
  await page.goBack();
  // The list still shows results for the previous page.
  await expect(search.dialog).toHaveCount(0);
  await page.locator('.navbar a[href="/karpor/"]').first().click();
  await expect(page.locator('h1')).toContainText('Karpor');
  await search.open();
  await expect(search.input).toHaveValue('vintage');
  await search.type('release');
  await expect(search.rows.first()).toContainText('Karpor v0.6');
  expect(new Set(requestedTags(site)).size).toBe(requestedTags(site).length);
  await page.keyboard.press('Control+k');
  await page.locator('.navbar .dropdown').last().hover();
  await page.locator('.navbar .dropdown a[lang="zh-CN"]').click();
  await expect(page).toHaveURL('/zh/karpor/');
  await hydrated(page);
  await search.open();
  await search.type('工作空间');
  await expect(search.rows.first()).toHaveAttribute('href', /^\/zh\//);
});

test("the current product's results come first, and other products are labeled, in the list and on the results page", async ({
  page,
  search,
}) => {
  const isMarked = async (first: Locator, list: Locator) => {
    await expect(first).toContainText('Karpor v0.6');
    await expect(list.getByText('Karpor v0.6', {exact: true}).first()).toHaveCSS('border-top-style', 'none');
    await expect(list.getByText('Kusion v0.14', {exact: true}).first()).toHaveCSS(
      'border-top-style',
      'solid',
    );
  };
  await search.openAt('/karpor/', 'overview');
  await isMarked(search.rows.first(), search.list);
  await page.getByRole('link', {name: texts.all}).click();
  await expect(page).toHaveURL('/search?q=overview&from=karpor');
  const results = page.locator('main ol');
  await isMarked(results.locator('> li').first(), results);
});

const approaches: readonly ((opener: Locator) => Promise<void>)[] = [
  (opener) => opener.focus(),
  (opener) => opener.dispatchEvent('touchstart'),
  // Last, because the pointer stays there when the page is loaded again.
  (opener) => opener.hover(),
];

test('approaching the search button with the pointer, focus, or touch fetches the code and the index of the version', async ({
  page,
  search,
  site,
}) => {
  for (const approach of approaches) {
    site.requests.length = 0;
    await openHydrated(page, '/docs/');
    const before = site.requests.filter(({kind}) => kind === 'script').length;
    await approach(search.opener);
    await expect.poll(() => requestedTags(site)).toEqual(['docs-default-v0.14']);
    expect(site.requests.filter(({kind}) => kind === 'script').length).toBeGreaterThan(before);
    await expect(search.dialog).toHaveCount(0);
  }
});

test('nothing is prefetched with data saving on', async ({page, search, site}) => {
  await withoutPrefetch(page);
  await openHydrated(page, '/docs/');
  await roundTrip(page);
  const before = site.requests.length;
  for (const approach of approaches) {
    await approach(search.opener);
  }
  const probe = await roundTrip(page);
  expect(site.requests.slice(before).map(({pathname}) => pathname)).toEqual([probe]);
});

test('every page has its language, version, and index in crawler tags', ({site}) => {
  for (const [path, locale, version, tag] of [
    ['/docs/', 'en', 'v0.14', 'docs-default-v0.14'],
    ['/zh/docs/v0.13/', 'zh', 'v0.13', 'docs-default-v0.13'],
    ['/karpor/next/', 'en', 'current', 'docs-karpor-current'],
    ['/zh/blog/2022-launch', 'zh', 'current', 'default'],
    ['/markdown-page', 'en', 'current', 'default'],
  ] as const) {
    const html = site.response(path, undefined).body.toString();
    const content = (name: string) =>
      new RegExp(`<meta[^>]*name="?docusaurus_${name}"?[^>]*content="?([^" >]*)`).exec(html)?.[1];
    expect(['locale', 'version', 'tag'].map(content), path).toEqual([locale, version, tag]);
  }
});

/** Words for which each product has a page. */
const genericWords = {
  en: ['install', 'upgrade', 'architecture', 'concepts', 'faq', 'troubleshooting'],
  zh: ['安装', '升级', '架构', '概念', '常见问题', '故障排查'],
};

/** Real indexes of the latest versions in a language. */
function realIndexes(locale: string) {
  const site = builtLocales().find((built) => built.locale === locale);
  return latestIndexes(readIndexes(site as BuiltLocale)).map((index) => loadIndex(index, index.content));
}

for (const [locale, words] of Object.entries(genericWords)) {
  test(`for generic words, the reader's product comes first, in ${locale}`, () => {
    const indexes = realIndexes(locale);
    for (const {id} of products.filter(({repository}) => repository !== undefined)) {
      for (const word of words) {
        const [best] = searchIndexes(word, indexes, latestTag(id), searchWording()).hits;
        expect(best?.tag, `${word} in ${id}: ${best?.document.sectionRoute}`).toBe(latestTag(id));
      }
    }
  });
}

test("for the name of another product's kind, that product comes first", () => {
  const indexes = realIndexes('zh');
  for (const query of ['podtransitionrule', 'CollaSet 是什么', 'OperationJob']) {
    const [best] = searchIndexes(query, indexes, latestTag('default'), searchWording()).hits;
    expect(best?.tag, `${query}: ${best?.document.sectionRoute}`).toBe(latestTag('kuperator'));
  }
});
