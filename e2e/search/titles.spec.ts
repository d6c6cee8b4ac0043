import type {BuiltSite} from '../support/builtSite';
import {openHydrated} from '../support/hydrated';
import {
  answerIndexes,
  changesOf,
  english,
  expect,
  gate,
  holdBack,
  indexOf,
  test,
  type Search,
} from './fixtures';

const {word, title, texts} = english;
const own = 'docs-default-v0.14';
const [anchor, beacon] = ['/docs/anchor', '/docs/anchor-beacon'];

/** Names of the index and titles files requested so far. */
function askedFiles(site: BuiltSite): string[] {
  return site.requests.flatMap(({pathname}) => /search-(?:index|titles)-.+\.json$/.exec(pathname)?.[0] ?? []);
}

/**
 * Serves titles that rank one page first, and holds back an index that ranks another page first.
 *
 * @returns a function that lets the index arrive
 */
function holdIndex(site: BuiltSite): () => void {
  const late = gate();
  const page = (route: string, title: string) => ({route, title, categories: [], type: 'docs', headings: []});
  const titles = [page(anchor, 'Anchor'), page(beacon, 'Anchors and beacons')];
  const index = indexOf([
    {title: 'Berth', sectionRoute: anchor, text: 'anchor'},
    {title: 'Anchor', sectionRoute: beacon, content: 'All about the anchor.'},
    {title: 'Anchor of a ship', sectionRoute: '/docs/ship'},
  ]);
  answerIndexes(
    site,
    (tag) => (tag === own ? late.opened.then(() => index) : indexOf([])),
    (tag) => (tag === own ? JSON.stringify(titles) : '[]'),
  );
  return () => late.open();
}

const routesOf = ({rows}: Search) => rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));

test('titles are searched while the index loads', async ({search, site}) => {
  const late = holdBack(site, `search-index-${own}.json`);
  await search.openAt('/docs/');
  await search.input.fill(word);
  const row = search.rows.first();
  await expect(row).toHaveAttribute('href', '/docs/guides/workspace');
  await expect(row.locator('mark').first()).toHaveText(title);
  const excerpt = row.locator('[class*="excerpt"]');
  await expect(excerpt).toHaveCount(0);
  late.open();
  await search.answered();
  await expect(excerpt.first()).toBeVisible();
});

test('titles are fetched first, once, and only when the reader opens the search', async ({
  page,
  search,
  site,
}) => {
  await openHydrated(page, '/docs/');
  expect(askedFiles(site)).toEqual([]);
  await search.open();
  await search.type('workspace');
  await search.type('release');
  const files = askedFiles(site);
  expect(files.slice(0, 2)).toEqual([`search-titles-${own}.json`, `search-index-${own}.json`]);
  expect(files.filter((file) => file.includes('titles'))).toHaveLength(1);
});

test('rows from the index replace rows from titles and are announced once', async ({search, site}) => {
  const release = holdIndex(site);
  await search.openAt('/docs/');
  const announced = await changesOf(search.dialog.getByRole('status'));
  await search.input.fill('anchor');
  await expect(search.rows).toHaveCount(2);
  expect(await routesOf(search)).toEqual([anchor, beacon]);
  await expect(search.dialog.getByRole('search')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(search.rows).toHaveCount(3);
  await expect(search.active).toHaveAttribute('href', beacon);
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search.dialog.getByRole('status')).toHaveText(texts.count(3));
  expect(await announced()).toEqual([texts.count(3)]);
});

test('a row that the reader has moved to stays where it is', async ({search, site}) => {
  const release = holdIndex(site);
  await search.openAt('/docs/');
  await search.input.fill('anchor');
  await expect(search.rows).toHaveCount(2);
  await search.input.press('ArrowDown');
  const row = search.rows.nth(1);
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const box = await row.boundingBox();
  release();
  await search.answered();
  await expect(search.rows).toHaveCount(3);
  await expect(row).toHaveAttribute('href', beacon);
  await expect(row).toHaveAttribute('aria-selected', 'true');
  expect(await row.boundingBox()).toEqual(box);
});

test('Enter before any row appears opens the first row from the index', async ({page, search, site}) => {
  const [titles, index] = [gate(), gate()];
  answerIndexes(
    site,
    (tag) =>
      tag === own ? index.opened.then(() => indexOf([{title: 'Anchor', sectionRoute: beacon}])) : indexOf([]),
    async () => {
      await titles.opened;
      return JSON.stringify([{route: anchor, title: 'Anchor', categories: [], type: 'docs', headings: []}]);
    },
  );
  await search.openAt('/docs/');
  await search.input.fill('anchor');
  await page.keyboard.press('Enter');
  titles.open();
  await expect(search.rows).toHaveCount(1);
  await expect(page).toHaveURL('/docs/');
  index.open();
  await expect(page).toHaveURL(beacon);
});

test('Enter opens a row from titles', async ({page, search, site}) => {
  holdIndex(site);
  await search.openAt('/docs/');
  await search.input.fill('anchor');
  await expect(search.rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(anchor);
});

test('until the index has loaded, the panel never says that there are no results or no exact match', async ({
  search,
  site,
}) => {
  const release = holdIndex(site);
  await search.openAt('/docs/');
  const changes = await changesOf(search.dialog);
  for (const [query, text] of [
    ['quokka', texts.none],
    ['anchor kettlqqez vuuntqqez bomsqqez', texts.poor],
  ] as const) {
    await search.input.fill(query);
    await expect(search.dialog.getByRole('search')).toHaveAttribute('aria-busy', 'true');
    expect((await changes()).join()).not.toContain(text);
    await expect(search.rows).toHaveCount(0);
  }
  release();
  await expect(search.dialog.getByRole('paragraph').filter({hasText: texts.poor})).toBeVisible();
});

test.describe('switched off', () => {
  test.use({siteName: 'products'});

  test('there are no titles, and none are requested', async ({search, site}) => {
    expect(site.files(/search-index-/).length).toBeGreaterThan(0);
    expect(site.files(/search-titles-/)).toEqual([]);
    await search.openAt('/docs/', 'workspace');
    expect(askedFiles(site).filter((file) => file.includes('titles'))).toEqual([]);
  });
});
