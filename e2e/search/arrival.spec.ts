import {expect, locales, test} from './fixtures';

/** Texts that are marked in the page. */
function markedTexts(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search-words') ?? [])].map((range) => (range as Range).toString()),
  );
}

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

test('Escape takes the marks away', async ({page, search}) => {
  await search.openAt('/docs/');
  await search.type('credentials');
  await page.keyboard.press('Enter');
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
  await page.keyboard.press('Escape');
  expect(await markedTexts(page)).toEqual([]);
});

test('marks reach into code, outlive its drawing, and move nothing', async ({page, search}) => {
  await search.openAt('/docs/');
  await search.type('credentials');
  await page.keyboard.press('Enter');
  const inCode = () =>
    page.evaluate(
      () =>
        [...(CSS.highlights.get('search-words') ?? [])].filter(
          (range) =>
            (range as Range).startContainer.isConnected && range.startContainer.parentElement?.closest('pre'),
        ).length,
    );
  await expect.poll(inCode).toBe(1);
  const height = () => page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().height);
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
  await search.openAt('/docs/');
  await search.type('credentials');
  await page.keyboard.press('Enter');
  await expect.poll(() => markedTexts(page)).not.toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/docs/');
  expect(await markedTexts(page)).toEqual([]);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Workspace');
  expect(await markedTexts(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
  expect(await markedTexts(page)).toEqual([]);
});

test('a browser that cannot mark words opens the page without a word about it', async ({
  page,
  search,
  complaints,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await search.openAt('/docs/');
  await search.type('credentials');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Workspace');
  expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
  await expect(page.getByRole('button', {name: 'Clear highlights'})).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});
