import {BuiltSite} from '../support/builtSite';
import {
  askedTags,
  changesOf,
  expect,
  holdBack,
  hydrated,
  locales,
  roundTrip,
  stopClock,
  test,
  withoutWorker,
} from './fixtures';

const words = {
  '': {
    title: 'Search the documentation',
    results: (q: string) => `Search results for “${q}”`,
    count: (n: number) => `${n} results`,
    none: 'No results were found',
    more: 'Show more results',
    product: 'Product',
    kind: 'Kind',
    version: 'Kusion version',
    needs: 'Search needs JavaScript',
    problem: 'Boost must be numeric',
  },
  '/zh': {
    title: '搜索文档',
    results: (q: string) => `“${q}”的搜索结果`,
    count: (n: number) => `${n} 条结果`,
    none: '没有找到结果',
    more: '显示更多结果',
    product: '产品',
    kind: '类型',
    version: 'Kusion 版本',
    needs: '搜索需要 JavaScript',
    problem: '权重必须是数字',
  },
} as const;

for (const {name, prefix, word, common} of locales) {
  const texts = words[prefix];
  test.describe(`the page of results in ${name}`, () => {
    test('says what it is, takes the focus, and follows the query in title and address', async ({page}) => {
      await page.goto(`${prefix}/search`);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(texts.title);
      await expect(page).toHaveTitle(new RegExp(`^${texts.title}`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const box = page.getByRole('searchbox');
      await expect(box).toBeFocused();
      await expect(page.locator('main ol li')).toHaveCount(0);
      await box.fill(word);
      await expect(page.locator('h1')).toHaveText(texts.results(word));
      await expect(page).toHaveTitle(new RegExp(`^${texts.results(word)}`));
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await page.reload();
      await expect(box).toHaveValue(word);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await box.fill('kettlqqez');
      await expect(page.getByRole('status')).toHaveText(texts.none);
    });

    test('shows twenty results and more on demand, and announces how many there are', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}`);
      await expect(page.locator('main ol li')).toHaveCount(20);
      const count = page.locator('main').getByRole('status');
      await expect(count).toHaveText(/\d+/);
      const total = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
      expect(total).toBeGreaterThan(20);
      await expect(count).toHaveText(texts.count(total));
      await page.getByRole('button', {name: texts.more}).click();
      await expect(page.locator('main ol li')).toHaveCount(Math.min(total, 40));
      await expect(page.getByRole('button', {name: texts.more})).toHaveCount(0);
    });

    test('can be limited to a product, a kind, and a version, all of which are in the address', async ({
      page,
    }) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      const sources = page.locator('main ol [class*="source"]');
      await page.getByLabel(texts.product, {exact: true}).selectOption('karpor');
      await expect(page).toHaveURL(/[?&]product=karpor/);
      await expect(page.locator('main ol li')).toHaveCount(1);
      await expect(sources).toHaveText(['Karpor v0.6']);
      await page.getByLabel(/^Karpor/).selectOption('current');
      await expect(page).toHaveURL(/version\.karpor=current/);
      await expect(sources).toHaveText(['Karpor v0.7']);
      await page.goBack();
      await expect(sources).toHaveText(['Karpor v0.6']);
      await page.goBack();
      await expect(page.locator('main ol li')).toHaveCount(20);
      await expect(page.getByLabel(texts.product, {exact: true})).toHaveValue('');
      await page.getByLabel(texts.kind, {exact: true}).selectOption('blog');
      await expect(page.locator('main ol li')).toHaveCount(1);
      await expect(page.locator('main ol a')).toHaveAttribute('href', `${prefix}/blog/2022-launch#fireworks`);
      await page.getByLabel(texts.kind, {exact: true}).selectOption('docs');
      await expect(page.locator('main ol li')).toHaveCount(20);
      await page.reload();
      await expect(page.getByLabel(texts.kind, {exact: true})).toHaveValue('docs');
      await expect(page.locator('main ol li')).toHaveCount(20);
    });

    test('searches what was typed before the page answered', async ({page, site}) => {
      const late = holdBack(site, '.js');
      await page.goto(`${prefix}/search`, {waitUntil: 'commit'});
      await page.getByRole('searchbox').fill(word);
      late.open();
      await expect(page.locator('h1')).toHaveText(texts.results(word));
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(word);
    });

    test('does not search what an input method has not committed', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      const box = page.getByRole('searchbox');
      const titles = await changesOf(page.locator('h1'));
      const client = await page.context().newCDPSession(page);
      await client.send('Input.imeSetComposition', {text: 'gong zuo', selectionStart: 8, selectionEnd: 8});
      await expect(box).toHaveValue(`${word}gong zuo`);
      await client.send('Input.insertText', {text: '工作'});
      await expect(page.locator('h1')).toHaveText(texts.results(`${word}工作`));
      expect(new Set(await titles())).toEqual(new Set([texts.results(`${word}工作`)]));
    });

    test('goes back and forward to what was asked, in the box too', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      const box = page.getByRole('searchbox');
      await expect(box).toHaveValue(word);
      await page.getByLabel(texts.kind, {exact: true}).selectOption('docs');
      await expect(page).toHaveURL(/[?&]type=docs/);
      await box.fill(common);
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(common)}&type=docs`));
      await page.goBack();
      await expect(box).toHaveValue(word);
      await expect(page.locator('h1')).toHaveText(texts.results(word));
      await page.goForward();
      await expect(box).toHaveValue(common);
      await expect(page.locator('h1')).toHaveText(texts.results(common));
    });

    test('keeps its results until the page that was chosen is there', async ({page, site}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      const first = page.locator('main ol a').first();
      await expect(first).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
      const late = holdBack(site, '.js');
      await first.click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await roundTrip(page);
      await expect(first).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(word);
      late.open();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });

    test('shows a page once when all versions are searched, with links to the others', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}&product=default`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expect(page.getByLabel(texts.version)).toHaveValue('v0.14');
      await page.getByLabel(texts.version).selectOption('all');
      const first = page.locator('main ol li').first();
      await expect(first.locator('> a')).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
      await expect(first.locator('p a')).toHaveText(['v0.15', 'v0.13']);
      const links = await first
        .locator('p a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([
        `${prefix}/docs/next/guides/workspace`,
        `${prefix}/docs/v0.13/guides/workspace`,
      ]);
      const pages = await page
        .locator('main ol li > a')
        .evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).pathname.replace(/\/(?:next|v0\.13)\//, '/')),
        );
      expect(new Set(pages).size).toBe(pages.length);
    });

    test('shows a page once in all versions to who comes by its address, before other pages are known', async ({
      page,
    }) => {
      const query = `q=${encodeURIComponent(word)}&product=default&version.default=all`;
      await page.goto(`${prefix}/search?${query}`);
      const first = page.locator('main ol li').first();
      await expect(first.locator('> a')).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
      await expect(first.locator('p a')).toHaveText(['v0.15', 'v0.13']);
    });

    test('is where the box leads with its query, and shares its indexes', async ({page, search, site}) => {
      await search.openAt(`${prefix}/docs/`);
      await search.type(word);
      await expect.poll(() => askedTags(site)).toHaveLength(4);
      await search.dialog
        .getByRole('link')
        .filter({hasNot: page.locator('[role="option"]')})
        .last()
        .click();
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await expect(search.dialog).toHaveCount(0);
      await expect(page.locator('main ol li').first()).toBeVisible();
      expect(askedTags(site)).toHaveLength(4);
      await page.locator('main ol a').first().click();
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await expect
        .poll(() => page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0))
        .toBeGreaterThan(0);
    });

    test('says without JavaScript that it needs it, and leads to the products', async ({browser}) => {
      const page = await browser.newPage({javaScriptEnabled: false, baseURL: BuiltSite.origin});
      await new BuiltSite('search').attach(page);
      await page.goto(`${prefix}/search`);
      await expect(page.locator('main noscript p')).toContainText(texts.needs);
      await expect(page.getByRole('searchbox')).toBeHidden();
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([`${prefix}/docs/`, `${prefix}/karpor/`]);
      await expect(page.locator('.navbar [aria-haspopup="dialog"]')).toBeHidden();
      await expect(page.locator('.navbar noscript a')).toHaveAttribute('href', `${prefix}/search`);
      await expect(page.locator('.navbar noscript a')).toBeVisible();
      await page.close();
    });
  });
}

test('a query in the address is cut at 512 characters, never in the middle of one', async ({page}) => {
  await page.goto(`/search?q=${'x'.repeat(511)}%F0%9F%98%80tail`);
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(511));
  await page.getByRole('searchbox').fill('y'.repeat(1_000_000));
  await expect(page.getByRole('searchbox')).toHaveValue('y'.repeat(512));
});

for (const {name, prefix, word, common} of locales) {
  const texts = words[prefix];
  test.describe(`the page of results, in ${name}`, () => {
    test('a problem with the query is said above its results', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(`${common}^x`)}`);
      await expect(page.getByText(texts.problem)).toBeVisible();
      await expect(page.locator('main ol li').first()).toBeVisible();
    });

    test('looks into the preferred version where the address names none, and offers versions where there are several', async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v0.13'));
      const version = page.getByLabel(texts.version);
      const first = page.locator('main ol a').first();
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}&product=default`);
      await expect(first).toHaveAttribute('href', `${prefix}/docs/v0.13/guides/workspace`);
      await expect(version).toHaveValue('v0.13');
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}&product=default&version.default=v0.14`);
      await expect(first).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
      await expect(version).toHaveValue('v0.14');
      // Product, kind, and the versions of two products: the third has one.
      await page.goto(`${prefix}/search`);
      await hydrated(page);
      await expect(page.locator('main select')).toHaveCount(4);
      await page.goto(`${prefix}/search?product=community`);
      await hydrated(page);
      await expect(page.getByLabel(texts.product, {exact: true})).toHaveValue('community');
      await expect(page.locator('main select')).toHaveCount(2);
    });

    test('a reload keeps product and version', async ({page}) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}`);
      await hydrated(page);
      await page.getByLabel(texts.product, {exact: true}).selectOption('karpor');
      await page.getByLabel(/^Karpor/).selectOption('current');
      await expect(page).toHaveURL(/product=karpor&version\.karpor=current$/);
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(texts.product, {exact: true})).toHaveValue('karpor');
      await expect(page.getByLabel(/^Karpor/)).toHaveValue('current');
      await expect(page.locator('main ol [class*="source"]')).toHaveText(['Karpor v0.7']);
    });

    test('unknown values in the address limit nothing', async ({page}) => {
      for (const unknown of [
        'type=nonsense&version.default=v9.9&version.gone=all',
        'product=nonsense',
        'product=',
      ]) {
        await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}&${unknown}`);
        await expect(page.locator('main ol li')).toHaveCount(20);
        await expect(page.getByLabel(texts.version)).toHaveValue('v0.14');
        await expect(page.getByLabel(texts.product, {exact: true})).toHaveValue('');
        await expect(page.getByLabel(texts.kind, {exact: true})).toHaveValue('');
      }
    });

    test('the blog belongs to no product: its posts are found whichever product was chosen', async ({
      page,
    }) => {
      const product = page.getByLabel(texts.product, {exact: true});
      const kind = page.getByLabel(texts.kind, {exact: true});
      const rows = page.locator('main ol a');
      const expectPosts = async () => {
        await expect(rows).toHaveCount(1);
        await expect(rows).toHaveAttribute('href', `${prefix}/blog/2022-launch#fireworks`);
        await expect(product).toBeDisabled();
        await expect(product).toHaveValue('');
        await expect(kind).toHaveValue('blog');
      };
      await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}`);
      await expect(rows.first()).toBeVisible();
      await product.selectOption('karpor');
      await expect(page.locator('main ol [class*="source"]')).toHaveText(['Karpor v0.6']);
      await kind.selectOption('blog');
      await expectPosts();
      await kind.selectOption('docs');
      await expect(page.locator('main ol [class*="source"]')).toHaveText(['Karpor v0.6']);
      await expect(product).toBeEnabled();
      await expect(product).toHaveValue('karpor');
      await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}&product=karpor&type=blog`);
      await expectPosts();
    });

    test('the page says and shows that it is busy when an index takes longer than 300 ms', async ({
      page,
      site,
    }) => {
      const late = holdBack(site, '.json');
      await page.goto(`${prefix}/search`);
      await hydrated(page);
      await stopClock(page);
      const spinner = page.getByRole('search').locator('[class*="spinner"]');
      await page.getByRole('searchbox').fill(common);
      await expect(page.locator('h1')).toHaveText(texts.results(common));
      await page.clock.runFor(299);
      await expect(spinner).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
      await expect(spinner).toBeVisible();
      await page.clock.resume();
      late.open();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(spinner).toHaveCount(0);
      await expect(page.locator('main ol li')).toHaveCount(20);
    });

    test('the count is there at once to see, and announced once the reader rests for 500 ms', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await hydrated(page);
      const status = page.locator('main').getByRole('status');
      const seen = page.locator('main [class*="count"]');
      await expect(status).not.toBeEmpty();
      const before = (await seen.textContent()) ?? '';
      const announced = await changesOf(status);
      await page.clock.pauseAt(Date.now() + 60_000);
      /** In small steps: the time begins with an answer that need not change what is to be seen. */
      const restUntilTold = () =>
        expect(async () => {
          await page.clock.runFor(100);
          await expect(status).toHaveText(texts.none, {timeout: 50});
        }).toPass();
      await page.getByRole('searchbox').fill(common);
      await expect(seen).not.toHaveText(before);
      await expect(seen).toHaveText(/\d/);
      await page.clock.runFor(499);
      await expect(status).toBeEmpty();
      await page.getByRole('searchbox').fill('kettlqqez');
      await expect(seen).toHaveText(texts.none);
      await page.clock.runFor(499);
      await expect(status).toBeEmpty();
      await restUntilTold();
      await page.getByRole('searchbox').fill('kettlqqezz');
      await expect(page.locator('h1')).toHaveText(texts.results('kettlqqezz'));
      await expect(status).toBeEmpty();
      await restUntilTold();
      expect((await announced()).filter((text) => text !== '')).toEqual([texts.none, texts.none]);
    });

    test('a result that is opened elsewhere is among the recent searches', async ({
      page,
      search,
      context,
    }) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await hydrated(page);
      const first = page.locator('main ol a').first();
      await expect(first).toBeVisible();
      const [tab] = await Promise.all([context.waitForEvent('page'), first.click({button: 'middle'})]);
      await tab.close();
      await search.opener.click();
      await expect(search.dialog.locator('input')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const rows = search.dialog.getByRole('option');
      await expect(rows).toHaveCount(1);
      await expect(rows).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
    });

    test('a search that cannot be loaded finds nothing, and is loaded for the next question', async ({
      page,
      site,
    }) => {
      const worker = withoutWorker(site);
      await page.goto(`${prefix}/search?q=${encodeURIComponent(common)}`);
      await expect(page.getByRole('status')).toHaveText(texts.none);
      expect(worker.asked()).toBeGreaterThan(0);
      worker.restore();
      await page.getByRole('searchbox').fill(word);
      await expect(page.locator('main ol a').first()).toHaveAttribute(
        'href',
        `${prefix}/docs/guides/workspace`,
      );
    });
  });
}

for (const {name, prefix, word} of locales) {
  test(`the not-found page offers the search, in ${name}`, async ({page, search}) => {
    await page.goto(`${prefix}/docs/no-such-page`);
    await hydrated(page);
    await page.locator('main [aria-haspopup="dialog"]').click();
    await expect(search.input).toBeFocused();
    await search.type(word);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(prefix ? '工作空间' : 'Workspace');
    await page.goBack();
    await page.locator('main [aria-haspopup="dialog"]').click();
    await expect(search.input).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('main [aria-haspopup="dialog"]')).toBeFocused();
  });
}
