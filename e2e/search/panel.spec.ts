import {
  changesOf,
  english,
  expect,
  holdRequests,
  hydrated,
  openHydrated,
  test,
  withoutWorker,
} from './fixtures';

const {word, common, title, texts} = english;
const home = '/docs/';

test('the box, rows, and highlights have the right roles and names', async ({page, search}) => {
  await search.openAt('/zh/docs/');
  await expect(search.input).toHaveAttribute('placeholder', '搜索');
  for (const part of [search.opener, search.dialog, search.input]) {
    await expect(part).toHaveAccessibleName('搜索');
  }
  await expect(search.opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await expect(page.getByRole('button', {name: '提交', exact: true})).toBeVisible();
  await page.keyboard.press('Space');
  await expect(search.list).toHaveCount(0);
  await expect(search.input).toHaveAttribute('aria-expanded', 'false');
  await search.type('工作空间');
  await expect(search.input).toHaveAttribute('aria-expanded', 'true');
  await expect(search.input).toHaveAttribute('aria-controls', (await search.list.getAttribute('id')) ?? '');
  await expect(search.list).toHaveAccessibleName('搜索');
  const row = search.rows.first();
  await expect(row).toHaveAttribute('href', '/zh/docs/guides/workspace');
  for (const text of ['工作空间', 'Kusion v0.14 › 用户指南', '设置']) {
    await expect(row).toContainText(text);
  }
  await expect(row.locator('mark').first()).toHaveText('工作空间');
  await expect(row.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  expect((await search.rows.locator('mark').allTextContents()).join(' ')).not.toMatch(/设置/);
  await search.type('烟花');
  await expect(search.rows.first()).toContainText('博客 › 项目启动');
});

test('up to five recent searches per language are listed and can be removed', async ({page, search}) => {
  await search.openAt('/zh/docs/');
  await search.openResults(['anchor']);
  await search.openAt(home);
  await page.keyboard.press('ArrowDown');
  await expect(search.list).toHaveCount(0);
  await search.openResults(['anchor', 'beacon', 'cedar', 'delta', 'ember', 'fjord']);
  await search.input.fill('');
  await expect(search.list).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', {name: texts.recent})).toBeVisible();
  await expect(search.rows).toContainText(['Fjord', 'Ember', 'Delta', 'Cedar', 'Beacon']);
  await page.keyboard.press('Delete');
  await expect(search.rows).toContainText(['Ember', 'Delta', 'Cedar', 'Beacon']);
  await page.keyboard.press('ArrowUp');
  await expect(search.active).toContainText('Beacon');
  await search.dialog.getByRole('button', {name: 'Remove from history: Topic 04 Delta'}).click();
  await expect(search.rows).toContainText(['Ember', 'Cedar', 'Beacon']);
  await expect(search.active).toContainText('Beacon');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await search.open();
  await search.input.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(search.rows).toContainText(['Beacon', 'Ember', 'Cedar']);
  await page.keyboard.press('Shift+Tab');
  // The button that clears the list comes before the box.
  await page.keyboard.press('Enter');
  await expect(search.list).toHaveCount(0);
  await expect(search.input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(search.list).toHaveCount(0);
});

test('each problem with a query is shown above its results, and a list without an exact match has a note', async ({
  page,
  search,
}) => {
  await search.openAt(home);
  for (const [query, message] of [
    [`color:${common}`, 'Unrecognised field "color". Possible fields: title, content, tags'],
    [`${common} title:`, 'Expecting a term or field, but found nothing'],
    [`${common}~x`, 'Edit distance must be numeric'],
    [`${common}^x`, 'Boost must be numeric'],
    [`+-${common}`, 'Unrecognised presence operator "+-"'],
  ] as const) {
    await search.type(query);
    const problem = search.dialog.getByText(message, {exact: true});
    await expect(problem).toBeVisible();
    const [line, row] = [await problem.boundingBox(), await search.rows.first().boundingBox()];
    expect((line?.y ?? 0) + (line?.height ?? Infinity)).toBeLessThanOrEqual(row?.y ?? 0);
  }
  await search.type(word);
  await expect(search.dialog.getByText(texts.poor)).toHaveCount(0);
  const query = `${word} kettlqqez vuuntqqez bomsqqez`;
  await search.type(query);
  await expect(search.dialog.getByRole('paragraph').filter({hasText: texts.poor})).toBeVisible();
  await expect(search.dialog.getByRole('status')).toContainText(texts.poor);
  await page.goto(`/search?q=${query}`);
  await expect(page.locator('main').getByRole('status')).toContainText(texts.poor);
});

test('a spinner replaces the magnifying glass while an index is loading', async ({search, site}) => {
  const late = holdRequests(site, '.json');
  await search.openAt(home);
  await search.input.fill(common);
  const form = search.dialog.getByRole('search');
  const glass = form.getByRole('button', {name: texts.submit}).locator('svg');
  await expect(form.getByRole('button', {name: texts.clear})).toBeVisible();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(glass).toHaveCount(0);
  late.open();
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(glass).toBeVisible();
  // At most eight, and only one per page if enough pages match.
  await expect(search.rows).toHaveCount(8);
  const pages = await search.rows.evaluateAll((rows) =>
    rows.map((row) => (row as HTMLAnchorElement).pathname),
  );
  expect(new Set(pages).size).toBe(8);
});

test('a search that fails to load finds nothing and loads again for the next query', async ({
  search,
  site,
}) => {
  const worker = withoutWorker(site);
  await search.openAt(home);
  await search.input.fill(common);
  await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
  expect(worker.requestCount()).toBeGreaterThan(0);
  worker.restore();
  await search.type(word);
  await expect(search.rows.first()).toContainText(title);
});

test('a row is a link: middle clicks and modified clicks open it in another tab and add it to the recent searches', async ({
  page,
  search,
  context,
}) => {
  await search.openAt(home, word);
  const opened: (string | null)[] = [];
  const clicks = [{button: 'middle' as const}, {modifiers: ['Control' as const]}];
  for (const [place, click] of clicks.entries()) {
    const row = search.rows.nth(place);
    opened.unshift(await row.getAttribute('href'));
    const [tab] = await Promise.all([context.waitForEvent('page'), row.click(click)]);
    await tab.close();
  }
  await expect(search.dialog).toHaveCount(1);
  await expect(search.input).toBeFocused();
  await expect(page).toHaveURL(home);
  await search.input.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(search.rows).toHaveCount(2);
  expect(await search.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))).toEqual(
    opened,
  );
});

test('the number of results is announced once, 500 ms after the last change', async ({page, search}) => {
  // Install the clock first, because it doesn't control timers that are already running.
  await page.clock.install();
  await openHydrated(page, home);
  await search.open();
  const status = search.dialog.getByRole('status');
  // Once every index has loaded, results arrive all at once.
  await search.input.fill('kettlqqez');
  await expect(status).toHaveText(texts.none);
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.input.fill(word);
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(search.list).toHaveAttribute('aria-busy', 'false', {timeout: 50});
  }).toPass();
  await expect(search.input).not.toHaveAttribute('aria-activedescendant');
  await expect(status).toBeEmpty();
  await page.clock.runFor(600);
  await expect(status).toHaveText(texts.count(await search.rows.count()));
  const first = (await search.rows.first().getAttribute('id')) ?? '';
  await expect(search.input).toHaveAttribute('aria-activedescendant', first);
  const announced = await changesOf(status);
  await page.keyboard.press('Escape');
  await expect(search.list).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(1000);
  await expect(search.list).toBeVisible();
  expect(await announced()).toEqual([]);
});

test('without browser storage, nothing is remembered', async ({page, search, complaints}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await search.openAt(home);
  await search.openResults(['anchor']);
  await search.input.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(search.list).toHaveCount(0);
  expect(complaints.all.filter((text) => !/storage/i.test(text))).toEqual([]);
});

test.describe('with the list open from the start', () => {
  test.use({siteName: 'products'});

  test('recent searches are shown immediately and again when the box is cleared', async ({page, search}) => {
    await search.openAt(home);
    await expect(search.list).toHaveCount(0);
    await search.type(word);
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await search.open();
    const recent = page.getByRole('listbox', {name: texts.recent});
    await expect(recent).toBeVisible();
    await search.type(word);
    await expect(recent).toHaveCount(0);
    await search.input.fill('');
    await expect(recent).toBeVisible();
    await expect(search.rows).toHaveCount(1);
  });
});
