import type {Page} from '@playwright/test';
import {expect, hydrated, locales, markedTexts, roundTrip, test} from './fixtures';

for (const {name, prefix, word} of locales) {
  test(`the words that were searched are marked on arrival, once, and can be cleared, in ${name}`, async ({
    page,
    search,
  }) => {
    await search.openAt(`${prefix}/docs/`);
    await search.type(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
    await expect.poll(() => markedTexts(page)).not.toEqual([]);
    const found = await markedTexts(page);
    expect(found.every((text) => text.toLowerCase().startsWith(word))).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', {name: prefix ? '取消高亮' : 'Clear highlights'}).click();
    expect(await markedTexts(page)).toEqual([]);
    await expect(page.getByRole('button', {name: prefix ? '取消高亮' : 'Clear highlights'})).toHaveCount(0);
  });
}

test('no part of an unrelated Chinese word is marked on arrival', async ({page, search}) => {
  await search.openAt('/zh/docs/');
  await search.type('工作空间');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/docs/guides/workspace');
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
  const found = await markedTexts(page);
  // What is drawn later is marked as well.
  await page.evaluate(() => {
    for (const text of ['工作负载', '工作空间', '空间站']) {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      document.querySelector('main .markdown')?.append(paragraph);
    }
  });
  await expect.poll(() => markedTexts(page)).toEqual([...found, '工作空间']);
});

/** Notes, for every time that a page gets its marks, the title of that page. */
async function watchMarking(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const marked: string[] = [];
    Object.assign(window, {marked});
    const {set} = HighlightRegistry.prototype;
    HighlightRegistry.prototype.set = function (...entry) {
      marked.push(document.querySelector('h1')?.textContent ?? '');
      return set.apply(this, entry);
    };
  });
  return () => page.evaluate(() => (window as unknown as {marked: string[]}).marked);
}

for (const {name, prefix, word, title} of locales) {
  test.describe(`in ${name}`, () => {
    const home = `${prefix}/docs/`;

    test('Escape takes the marks away', async ({page, search}) => {
      await search.openAt(home);
      await search.type('credentials');
      await page.keyboard.press('Enter');
      await expect.poll(() => markedTexts(page)).not.toEqual([]);
      await page.keyboard.press('Escape');
      expect(await markedTexts(page)).toEqual([]);
    });

    test('marks stay while the reader goes about the page by its table of contents', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
      await expect.poll(() => markedTexts(page)).not.toEqual([]);
      const found = await markedTexts(page);
      const clear = page.getByRole('button', {name: prefix ? '取消高亮' : 'Clear highlights'});
      await page.locator('.table-of-contents a[href="#share"]').click();
      await expect(page).toHaveURL(/#share$/);
      await expect(clear).toBeVisible();
      expect(await markedTexts(page)).toEqual(found);
      await page.goBack();
      await expect(page).toHaveURL(/workspace$/);
      await expect(clear).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await markedTexts(page)).toEqual([]);
      await page.locator('.table-of-contents a[href="#share"]').click();
      await expect(page).toHaveURL(/#share$/);
      await roundTrip(page);
      await expect(clear).toHaveCount(0);
      expect(await markedTexts(page)).toEqual([]);
    });

    test('marks reach into code, outlive its drawing, and move nothing', async ({page, search}) => {
      await search.openAt(home);
      await search.type('credentials');
      await page.keyboard.press('Enter');
      const inCode = () =>
        page.evaluate(
          () =>
            [...(CSS.highlights.get('search-words') ?? [])].filter(
              (range) =>
                (range as Range).startContainer.isConnected &&
                range.startContainer.parentElement?.closest('pre'),
            ).length,
        );
      await expect.poll(inCode).toBe(1);
      const height = () =>
        page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().height);
      const marked = await height();
      await page.evaluate(() => {
        const code = document.querySelector('pre code');
        code?.replaceChildren(...[...code.childNodes].map((node) => node.cloneNode(true)));
      });
      await expect.poll(inCode).toBe(1);
      await page.keyboard.press('Escape');
      expect(await height()).toBe(marked);
    });

    test('Back, Forward, and a reload mark nothing', async ({page, search}) => {
      const marked = await watchMarking(page);
      const timesMarked = async (pattern: RegExp) =>
        (await marked()).filter((text) => pattern.test(text)).length;
      const [first, second] = [new RegExp(`^${title}$`), /Anchor/];
      /** Has the search answer once more: that takes longer than marks would, whose code comes first. */
      const laterThanMarks = async () => {
        await search.open();
        await search.answered();
        await page.keyboard.press('Control+k');
        await expect(search.dialog).toHaveCount(0);
      };

      await search.openAt(home);
      for (const [query, heading] of [
        [word, first],
        ['anchor', second],
      ] as const) {
        await search.type(query);
        await page.keyboard.press('Enter');
        await expect(page.locator('h1')).toHaveText(heading);
        await expect.poll(() => timesMarked(heading)).toBeGreaterThan(0);
        await search.open();
      }
      await page.keyboard.press('Control+k');

      const timesFirst = await timesMarked(first);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(first);
      await laterThanMarks();
      expect(await timesMarked(first)).toBe(timesFirst);
      expect(await markedTexts(page)).toEqual([]);

      const timesSecond = await timesMarked(second);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText(second);
      await laterThanMarks();
      expect(await timesMarked(second)).toBe(timesSecond);
      expect(await markedTexts(page)).toEqual([]);

      await page.reload();
      await hydrated(page);
      await search.open();
      await search.type('anchor');
      expect(await marked()).toEqual([]);
    });
  });
}

for (const {name, prefix, word, title} of locales) {
  test(`a browser that cannot mark words opens the page without a word about it, in ${name}`, async ({
    page,
    search,
    complaints,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
    await search.openAt(`${prefix}/docs/`);
    await search.type(word);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(title);
    expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
    await expect(page.getByRole('button', {name: prefix ? '取消高亮' : 'Clear highlights'})).toHaveCount(0);
    expect(complaints.all).toEqual([]);
  });
}
