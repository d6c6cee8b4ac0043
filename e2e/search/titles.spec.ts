import type {BuiltSite} from '../support/builtSite';
import {openHydrated} from '../support/hydrated';
import {replaceIndexes, changesOf, english, expect, gate, indexOf, test, type Search} from './fixtures';

const {texts} = english;
const own = 'docs-default-v0.14';
const [anchor, beacon] = ['/docs/anchor', '/docs/anchor-beacon'];

/** Names of the index, compact, and titles files requested so far. */
function requestedFiles(site: BuiltSite): string[] {
  return site.requests.flatMap(
    ({pathname}) => /search-(?:index|compact|titles)-.+\.json$/.exec(pathname)?.[0] ?? [],
  );
}

/**
 * Serves titles that rank one page first, and holds back an index that ranks another page first.
 *
 * @returns a function that lets the index arrive
 */
function holdIndex(site: BuiltSite): () => void {
  const late = gate();
  const page = (route: string, title: string) => ({
    route,
    title,
    categories: [],
    type: 'docs',
    tags: [],
    sections: [[title, '', '']],
  });
  const titles = [page(anchor, 'Anchor'), page(beacon, 'Anchors and beacons')];
  const index = indexOf([
    {title: 'Berth', sectionRoute: anchor, text: 'anchor'},
    {title: 'Anchor', sectionRoute: beacon, content: 'All about the anchor.'},
    {title: 'Anchor of a ship', sectionRoute: '/docs/ship'},
  ]);
  replaceIndexes(
    site,
    (tag) => (tag === own ? late.opened.then(() => index) : indexOf([])),
    (tag) => (tag === own ? JSON.stringify(titles) : '[]'),
  );
  return () => late.open();
}

const routesOf = ({rows}: Search) => rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));

test('titles are fetched first, once, and only when the reader opens the search', async ({
  page,
  search,
  site,
}) => {
  await openHydrated(page, '/docs/');
  expect(requestedFiles(site)).toEqual([]);
  await search.open();
  await search.type('workspace');
  await search.type('release');
  const files = requestedFiles(site);
  expect(files.slice(0, 2)).toEqual([`search-titles-${own}.json`, `search-compact-${own}.json`]);
  expect(files.filter((file) => file.includes('titles'))).toHaveLength(1);
});

test('titles are searched while the index loads, whose rows then replace theirs and are announced once', async ({
  search,
  site,
}) => {
  const release = holdIndex(site);
  await search.openAt('/docs/');
  const announced = await changesOf(search.dialog.getByRole('status'));
  await search.input.fill('anchor');
  await expect(search.rows).toHaveCount(2);
  expect(await routesOf(search)).toEqual([anchor, beacon]);
  await expect(search.rows.first().locator('mark').first()).toHaveText('Anchor');
  const excerpts = search.rows.getByText('All about');
  await expect(excerpts).toHaveCount(0);
  await expect(search.dialog.getByRole('search')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(search.rows).toHaveCount(3);
  await expect(excerpts).toBeVisible();
  await expect(search.active).toHaveAttribute('href', beacon);
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search.dialog.getByRole('status')).toHaveText(texts.count(3));
  expect(await announced()).toEqual([texts.count(3)]);
});

test('Enter opens a row from titles', async ({page, search, site}) => {
  holdIndex(site);
  await search.openAt('/docs/');
  await search.input.fill('anchor');
  await expect(search.rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(anchor);
});

test.describe('with titles and compact indexes switched off', () => {
  test.use({siteName: 'products'});

  test('only the index files exist and are requested', async ({search, site}) => {
    expect(site.files(/search-(?:titles|compact)-/)).toEqual([]);
    await search.openAt('/docs/', 'workspace');
    const files = requestedFiles(site);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.startsWith('search-index-'))).toEqual([]);
  });
});
