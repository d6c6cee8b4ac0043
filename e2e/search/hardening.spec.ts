import type {Page} from '@playwright/test';
import {replaceIndexes, queryIn, expect, openHydrated, indexOf, test} from './fixtures';

/** Texts that would run a script if parsed as HTML. */
const payloads = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><script>hit()</script>',
  '</mark><img src=x onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '&lt;script&gt;hit()&lt;/script&gt;',
  'javascript:hit()',
  '<div onpointerover=hit() style="position:fixed;inset:0">',
  '\u0000<script>hit()</script>',
] as const;

async function watchForHits(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(window, {hits: 0, hit: () => ((window as unknown as {hits: number}).hits += 1)});
  });
  return () => page.evaluate(() => (window as unknown as {hits: number}).hits);
}

/** One word per payload. No word is a prefix of another. */
const needle = (number: number) => `needle${String(number).padStart(2, '0')}`;

const elementsOfDialog = 'a, button, div, form, h2, input, kbd, mark, p, path, span, svg';
const elementsOfPage =
  'a, button, div, fieldset, form, h1, input, label, legend, li, mark, noscript, ol, option, p, path, select, span, svg';

/** Elements inside part of the page that the search doesn't create. */
async function foreignElements(page: Page, place: string, expected: string): Promise<string[]> {
  return page
    .locator(`${place} *`)
    .evaluateAll(
      (all, selector) =>
        all.filter((element) => !element.matches(selector)).map((element) => element.outerHTML),
      expected,
    );
}

/** Normalizes a text the way an input box or a browser does. */
function plain(text: string | null): string | undefined {
  return text?.replaceAll(/[\s\0]/g, '');
}

test('text that looks like HTML stays text in titles, content, tags, queries, and recent searches', async ({
  page,
  search,
  site,
}) => {
  const hits = await watchForHits(page);
  replaceIndexes(site, (tag) =>
    tag === 'docs-default-v0.14'
      ? indexOf(
          payloads.map((payload, number) => ({
            title: `${needle(number)} ${payload}`,
            pageTitle: payload,
            content: `haystack ${payload}`,
            tags: [payload],
            sidebarParentCategories: [payload],
            sectionRoute: `/docs/topics/topic-${number}`,
          })),
        )
      : indexOf([]),
  );
  await search.openAt('/docs/');
  const foreignInDialog = () => foreignElements(page, 'dialog[open]', elementsOfDialog);
  const all = page.getByRole('link', {name: 'See all results', exact: true});
  for (const [number, payload] of payloads.entries()) {
    await search.input.fill(needle(number));
    const row = search.rows.first();
    await expect(row).toContainText(needle(number));
    expect(plain(await row.textContent())).toContain(plain(`${needle(number)}${payload}`));
    expect(await foreignInDialog()).toEqual([]);
    await search.input.fill(payload);
    const typed = (await search.input.inputValue()).trim();
    expect(plain(typed)).toBe(plain(payload));
    await expect.poll(() => queryIn(all)).toBe(typed);
    expect(await foreignInDialog()).toEqual([]);
  }

  await search.input.fill('');
  await page.evaluate(
    (list) => localStorage.setItem('search-recent-en', JSON.stringify(list)),
    payloads.slice(0, 5).map((payload, number) => ({key: `/docs/#${number}`, title: payload, path: payload})),
  );
  await page.keyboard.press('ArrowDown');
  await expect(search.rows).toHaveCount(5);
  expect(await foreignInDialog()).toEqual([]);
  expect(await hits()).toBe(0);

  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=hit()>')}`);
  await expect(page.locator('h1')).toContainText('<img src=x onerror=hit()>');
  for (const payload of payloads) {
    await page.getByRole('searchbox').fill(payload);
    await expect
      .poll(async () => plain(await page.locator('h1').textContent()))
      .toBe(plain(`Search results for “${payload}”`));
    await expect(page.locator('main ol li').first()).toBeVisible();
    expect(await foreignElements(page, 'main', elementsOfPage)).toEqual([]);
  }
  expect(await hits()).toBe(0);
});

test("an expensive query doesn't block the next one", async ({search}) => {
  await search.openAt('/docs/');
  for (const query of ['*a*b*c*', 'a* '.repeat(170), 'release~1000000000', '~^+-:*'.repeat(80)]) {
    await search.input.fill(query);
    await search.type('workspace');
    await expect(search.rows.first()).toHaveAttribute('href', '/docs/guides/workspace');
  }
});

test('a search that fails to load opens the results page instead', async ({page, search, site}) => {
  await openHydrated(page, '/docs/');
  site.fault = (pathname) => (pathname.endsWith('.js') ? 404 : undefined);
  await search.opener.click({noWaitAfter: true});
  await expect(page).toHaveURL('/search');
});

test('a result opens at its heading, and the focus continues from there', async ({page, search}) => {
  await search.openAt('/zh/docs/', '共享凭证');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const heading = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});
