import {english, expect, holdRequests, openHydrated, markPage, test} from './fixtures';

const {word, texts} = english;
const home = '/docs/';

test('Ctrl+K, Cmd+K, and a slash open the search, and Ctrl+K and Cmd+K close it and keep its text', async ({
  page,
  search,
}) => {
  await openHydrated(page, home);
  for (const shortcut of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut);
    await expect(search.input).toBeFocused();
    await page.keyboard.press(shortcut);
    await expect(search.dialog).toHaveCount(0);
    await expect(search.opener).toBeFocused();
  }
  await page.keyboard.press('/');
  await search.type(word);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+k');
  await expect(search.input).toHaveValue(word);
  // The box gets focus and selects its text in a task after the frame that shows it.
  const selected = () =>
    search.input.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
  await expect.poll(selected).toBe(word);
});

test('a key pressed right after another applies to the current text', async ({page, search}) => {
  await search.openAt(home);
  await search.input.fill('kettlqqez');
  await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
  await search.input.evaluate((box: HTMLInputElement, text) => {
    const press = (key: string) =>
      box.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    box.select();
    document.execCommand('insertText', false, text);
    press('Enter');
  }, word);
  await expect(page).toHaveURL(`/docs/guides/workspace`);
});

test('arrow keys cycle the active row and scroll it into view, and Enter opens it in the same tab or, with Ctrl, another', async ({
  page,
  search,
  context,
}) => {
  await page.setViewportSize({width: 1200, height: 420});
  await search.openAt(home, word);
  const count = await search.rows.count();
  expect(count).toBeGreaterThan(2);
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(search.rows.last()).toHaveAttribute('aria-selected', 'true');
  await expect(search.rows.last()).toBeInViewport({ratio: 0.9});
  await page.keyboard.press('ArrowDown');
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search.rows.first()).toBeInViewport({ratio: 0.9});
  await page.keyboard.press('ArrowDown');
  await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(search.active).toHaveCount(1);
  const caret = await search.input.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(caret).toBe(word.length);
  const isSamePage = await markPage(page);
  const href = (await search.active.getAttribute('href')) ?? '';
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(href);
  await expect(search.dialog).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(href);
  expect(await isSamePage()).toBe(true);
});

test('Escape closes the list, then clears the query, then closes the dialog; an arrow key reopens the list', async ({
  page,
  search,
}) => {
  await search.openAt(home, word);
  await page.keyboard.press('Escape');
  await expect(search.list).toHaveCount(0);
  await expect(search.input).toHaveValue(word);
  await page.keyboard.press('ArrowDown');
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  const first = (await search.rows.first().getAttribute('id')) ?? '';
  await expect(search.input).toHaveAttribute('aria-activedescendant', first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: texts.clear})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.input).toHaveValue('');
  // Clearing the query removes the focused button.
  await expect(search.input).toBeFocused();
  await expect(search.dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(search.opener).toBeFocused();

  await search.open();
  await search.type(word);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${word}&from=default`);
  await expect(search.dialog).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('Tab closes the list and cycles through the box, clear, cancel, and all results', async ({
  page,
  search,
}) => {
  await search.openAt(home, word);
  await page.keyboard.press('Tab');
  await expect(search.list).toHaveCount(0);
  await expect(page.getByRole('button', {name: texts.clear, exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: texts.cancel, exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: texts.all, exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search.input).toBeFocused();
  await expect(search.list).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', {name: texts.all, exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
});

test('during IME composition, the search ignores keys, and Enter commits without opening a result', async ({
  page,
  search,
}) => {
  await search.openAt(home, word);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', {text: 'gong zuo', selectionStart: 8, selectionEnd: 8});
  await expect(search.input).toHaveValue(`${word}gong zuo`);
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab']) {
    await search.input.dispatchEvent('keydown', {
      key,
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    await search.input.dispatchEvent('keydown', {key, keyCode: 229, bubbles: true, cancelable: true});
  }
  await expect(search.dialog).toHaveCount(1);
  await expect(search.input).toBeFocused();
  await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(home);
  const all = page.getByRole('link', {name: texts.all, exact: true});
  const address = (query: string) => `/search?q=${encodeURIComponent(query)}&from=default`;
  await expect(all).toHaveAttribute('href', address(word));
  await client.send('Input.insertText', {text: '工作'});
  await expect(search.input).toHaveValue(`${word}工作`);
  await expect(all).toHaveAttribute('href', address(`${word}工作`));
  await expect(page).toHaveURL(home);
  // The composition has ended, so the search handles the key.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/workspace/);
});

test('on a Mac, the search button shows Cmd+K', async ({page, search}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'platform', {get: () => 'MacIntel'});
  });
  await openHydrated(page, home);
  await expect(search.opener.locator('kbd')).toHaveText('⌘K');
});

test('keys pressed before the dialog loads are not lost, and Escape cancels the search', async ({
  page,
  search,
  site,
}) => {
  await openHydrated(page, home);
  const late = holdRequests(site, '.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await search.opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('kusiom');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  late.open();
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('kusion');
});

test('Tab moves to suggested words, or closes the no-results message if there are none', async ({
  page,
  search,
}) => {
  await search.openAt(home);
  const nothing = search.dialog.getByRole('paragraph').filter({hasText: texts.none});
  await search.input.fill('@@@');
  await expect(nothing).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(nothing).toHaveCount(0);
  await search.input.fill('kettlqqez');
  await expect(nothing).toBeVisible();
  await expect(search.suggestions.first()).toBeVisible();
  await expect(page.getByRole('link', {name: texts.all})).toHaveAttribute(
    'href',
    '/search?q=kettlqqez&from=default',
  );
  await search.input.focus();
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(search.suggestions.first()).toBeFocused();
  const meant = (await search.suggestions.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(search.input).toHaveValue(meant);
  await expect(search.input).toBeFocused();
  await expect(search.rows.first()).toBeVisible();
});

test('after clicking plain text, the next key goes to the box', async ({page, search}) => {
  await search.openAt(home, word);
  const plainText = search.dialog.getByText('move');
  await plainText.click();
  await expect(search.input).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(search.input).toBeFocused();
  await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await plainText.click();
  await page.keyboard.type('x/');
  await expect(search.input).toHaveValue(`${word}x/`);
});

test('typed or pasted input is cut at 512 characters', async ({page, search}) => {
  await search.openAt(home);
  await search.input.fill('x'.repeat(510));
  await page.keyboard.type('yyyyy');
  await expect(search.input).toHaveValue(`${'x'.repeat(510)}yy`);
  await search.input.evaluate((input: HTMLInputElement) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, `${'x'.repeat(511)}😀`);
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
  });
  await expect(search.input).toHaveValue('x'.repeat(511));
});
