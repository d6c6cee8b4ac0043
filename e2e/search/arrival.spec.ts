import type {Page} from '@playwright/test';
import {english, expect, hydrated, markedTexts, roundTrip, test} from './fixtures';

const {word, title} = english;
const home = '/docs/';
const clear = (page: Page) => page.getByRole('button', {name: 'Clear highlights'});

test('the search words and their synonyms are highlighted on arrival, including in code, and can be cleared', async ({
  page,
  search,
}) => {
  await search.openAt(home, 'credentials password');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(home);
  const inCode = () =>
    page.evaluate(
      () =>
        [...(CSS.highlights.get('search-words') ?? [])].filter(
          (range) =>
            (range as Range).startContainer.isConnected && range.startContainer.parentElement?.closest('pre'),
        ).length,
    );
  await expect.poll(inCode).toBe(2);
  const found = await markedTexts(page);
  expect(found.every((text) => /^(?:credential|secret)/i.test(text))).toBe(true);
  expect(new URL(page.url()).search).toBe('');
  const height = () => page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().height);
  const marked = await height();
  // Replace the nodes, as hydration does.
  await page.evaluate(() => {
    const code = document.querySelector('pre code');
    code?.replaceChildren(...[...code.childNodes].map((node) => node.cloneNode(true)));
  });
  await expect.poll(inCode).toBe(2);
  await clear(page).click();
  await expect(clear(page)).toHaveCount(0);
  expect(await markedTexts(page)).toEqual([]);
  expect(await height()).toBe(marked);
});

test('parts of unrelated Chinese words are not highlighted on arrival', async ({page, search}) => {
  await search.openAt('/zh/docs/', '工作空间');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/docs/guides/workspace');
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
  const found = await markedTexts(page);
  // Content rendered later is highlighted too.
  await page.evaluate(() => {
    for (const text of ['工作负载', '工作空间', '空间站']) {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      document.querySelector('main .markdown')?.append(paragraph);
    }
  });
  await expect.poll(() => markedTexts(page)).toEqual([...found, '工作空间']);
});

test('highlights stay while navigating by the table of contents, until Escape', async ({page, search}) => {
  const share = page.locator('.table-of-contents a[href="#share"]');
  await search.openAt(home, word);
  await page.keyboard.press('Enter');
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
  const found = await markedTexts(page);
  await share.click();
  await expect(page).toHaveURL(/#share$/);
  await expect(clear(page)).toBeVisible();
  expect(await markedTexts(page)).toEqual(found);
  await page.goBack();
  await expect(page).toHaveURL(/workspace$/);
  await expect(clear(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await markedTexts(page)).toEqual([]);
  await share.click();
  await expect(page).toHaveURL(/#share$/);
  await roundTrip(page);
  expect(await markedTexts(page)).toEqual([]);
});

test('Back, Forward, and a reload highlight nothing', async ({page, search}) => {
  /** Runs another search, which takes longer than highlighting would. */
  const expectNoMarks = async () => {
    await search.open();
    await search.type(word);
    await page.keyboard.press('Control+k');
    await expect(search.dialog).toHaveCount(0);
    expect(await markedTexts(page)).toEqual([]);
  };
  await search.openAt(home, word);
  await page.keyboard.press('Enter');
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expectNoMarks();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(title);
  await expectNoMarks();
  await page.reload();
  await hydrated(page);
  await expectNoMarks();
});

test('a browser without highlight support opens the page without an error', async ({
  page,
  search,
  complaints,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await search.openAt(home, word);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
  await expect(clear(page)).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});
