import {expect, holdBack, hydrated, locales, markPage, test, writeSlashes} from './fixtures';

for (const {name, prefix, word, texts} of locales) {
  test.describe(`in ${name}`, () => {
    const home = `${prefix}/docs/`;

    test('Ctrl+K and Cmd+K open the search with its text selected, and close it again', async ({
      page,
      search,
    }) => {
      await page.goto(home);
      await hydrated(page);
      for (const shortcut of ['Control+k', 'Meta+k']) {
        await page.keyboard.press(shortcut);
        await expect(search.input).toBeFocused();
        await page.keyboard.press(shortcut);
        await expect(search.dialog).toHaveCount(0);
        await expect(search.opener).toBeFocused();
      }
      await page.keyboard.press('Control+k');
      await search.type(word);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Control+k');
      await expect(search.input).toHaveValue(word);
      // The box takes the focus, and marks its text, in a task after the frame that shows it.
      const selected = () =>
        search.input.evaluate((input: HTMLInputElement) =>
          input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
        );
      await expect.poll(selected).toBe(word);
    });

    test('a Mac shows Cmd+K, which opens and closes the search there', async ({page, search}) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'platform', {get: () => 'MacIntel'});
      });
      await page.goto(home);
      await hydrated(page);
      await expect(search.opener.locator('kbd')).toHaveText('⌘K');
      await page.keyboard.press('Meta+k');
      await expect(search.input).toBeFocused();
      await page.keyboard.press('Meta+k');
      await expect(search.dialog).toHaveCount(0);
      await expect(search.opener).toBeFocused();
    });

    test('a slash opens the search, but not where something is being written', async ({page, search}) => {
      await writeSlashes(page, `${prefix}/`);
      await expect(search.dialog).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('');
      await page.keyboard.press('/');
      await expect(search.input).toHaveValue('/');
    });

    test('what is typed before the dialog has loaded is not lost', async ({page, search, site}) => {
      await page.goto(home);
      await hydrated(page);
      const late = holdBack(site, '.js');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('kusion');
      await expect(search.dialog).toHaveCount(0);
      late.open();
      await expect(search.input).toHaveValue('kusion');
      await expect(search.input).toBeFocused();
    });

    test('Enter and Backspace before the dialog has loaded lose nothing else of what was typed', async ({
      page,
      search,
      site,
    }) => {
      await page.goto(home);
      await hydrated(page);
      const late = holdBack(site, '.js');
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

    test('Escape before the dialog has loaded gives the search up', async ({page, search, site}) => {
      await page.goto(home);
      await hydrated(page);
      const late = holdBack(site, '.js');
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
      late.open();
      // Opens it, where the same keys would close one that is open.
      await page.keyboard.press('Control+k');
      await expect(search.input).toBeFocused();
    });

    test('a key right after another is about the text that stands in the box', async ({page, search}) => {
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
      await expect(page).toHaveURL(`${prefix}/docs/guides/workspace`);
    });

    test('a key that comes before its text is rendered is about that text', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await search.open();
      await expect(search.rows.first()).toBeVisible();
      await search.input.evaluate((box: HTMLInputElement) => {
        box.select();
        document.execCommand('delete');
        // Comes after the task in which the search is told, and before the one that renders it.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          box.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}),
          );
        };
        port2.postMessage(undefined);
      });
      await expect(page.getByRole('listbox', {name: texts.recent})).toBeVisible();
      await expect(search.active).toHaveCount(1);
    });

    test('what is typed right after the shortcut, before the box has the focus, is not lost', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await page.keyboard.press('Control+k');
      await expect(search.dialog).toBeHidden();
      await page.evaluate(() => {
        const press = (key: string, ctrlKey = false) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true}),
          );
        press('k', true);
        [...'kus'].forEach((key) => press(key));
      });
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('kus');
      await page.keyboard.type('ion');
      await expect(search.input).toHaveValue('kusion');
    });

    test('arrows move the active row round and round, scroll it into view, and leave the caret alone', async ({
      page,
      search,
    }) => {
      await page.setViewportSize({width: 1200, height: 420});
      await search.openAt(home);
      await search.type(word);
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
    });

    test('Enter opens the active row in place, without a reload', async ({page, search}) => {
      await search.openAt(home);
      const isSamePage = await markPage(page);
      await search.type(word);
      await page.keyboard.press('ArrowDown');
      const href = (await search.active.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await expect(page).toHaveURL(href);
      expect(await isSamePage()).toBe(true);
    });

    test('Enter pressed before the answer opens its first row when it comes', async ({
      page,
      search,
      site,
    }) => {
      const late = holdBack(site, '.json');
      await search.openAt(home);
      await search.input.fill(word);
      await page.keyboard.press('Enter');
      late.open();
      await expect(page).toHaveURL(/\/docs\/guides\/workspace/);
      await expect(search.dialog).toHaveCount(0);
    });

    for (const modifier of ['Control', 'Meta']) {
      test(`${modifier}+Enter opens a new tab and keeps the dialog`, async ({page, search, context}) => {
        await search.openAt(home);
        await search.type(word);
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.keyboard.press(`${modifier}+Enter`),
        ]);
        await expect(tab).toHaveURL(/\/docs\/guides\/workspace/);
        await expect(search.dialog).toHaveCount(1);
        await expect(page).toHaveURL(home);
      });
    }

    test('Shift+Enter opens a new window', async ({page, search, context}) => {
      await search.openAt(home);
      await search.type(word);
      await page.evaluate(() => {
        window.open = (...request) => {
          Object.assign(window, {opened: request});
          return null;
        };
      });
      await page.keyboard.press('Shift+Enter');
      const [url, target, features] = await page.evaluate(
        () => (window as unknown as {opened: unknown[]}).opened,
      );
      expect(String(url)).toContain('/docs/guides/workspace');
      expect([target, features]).toEqual(['_blank', 'noopener,popup']);
      expect(context.pages()).toHaveLength(1);
    });

    test('Alt+Enter is left to the browser', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      await page.evaluate(() => {
        addEventListener('keydown', (event) => {
          Object.assign(window, {[event.key]: event.defaultPrevented});
        });
      });
      await page.keyboard.press('Alt+Enter');
      expect(await page.evaluate(() => (window as unknown as {Enter?: boolean}).Enter)).toBe(false);
      await expect(search.dialog).toHaveCount(1);
      await expect(page).toHaveURL(home);
    });

    test('Escape closes the list, then clears the query, then closes the dialog and returns the focus', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Escape');
      await expect(search.list).toHaveCount(0);
      await expect(search.input).toHaveValue(word);
      await page.keyboard.press('Escape');
      await expect(search.input).toHaveValue('');
      await expect(search.dialog).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
      await expect(search.opener).toBeFocused();
    });

    test('an arrow key brings a closed list back', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await expect(search.list).toBeVisible();
      await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
      const first = (await search.rows.first().getAttribute('id')) ?? '';
      await expect(search.input).toHaveAttribute('aria-activedescendant', first);
    });

    test('Tab closes the list and goes round from box to clear, cancel, and all results', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
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
      await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=`));
    });

    test('Tab closes also what says that nothing was found, but not words that Tab leads to', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      const nothing = search.dialog.getByRole('paragraph').filter({hasText: texts.none});
      const suggestion = search.dialog.locator('[class*="suggestions"] button').first();
      await search.input.fill('@@@');
      await expect(nothing).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(nothing).toHaveCount(0);
      await expect(page.getByRole('button', {name: texts.clear, exact: true})).toBeFocused();
      await search.input.fill('kettlqqez');
      await expect(suggestion).toBeVisible();
      await search.input.focus();
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(suggestion).toBeFocused();
    });

    for (const [stops, last] of [
      [1, 'clear'],
      [2, 'cancel'],
      [3, 'all'],
    ] as const) {
      test(`Escape after Tab to "${last}" clears the query, then closes the dialog and returns the focus`, async ({
        page,
        search,
      }) => {
        await search.openAt(home);
        await search.type(word);
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
        }
        await expect(page.locator(':focus')).toHaveText(texts[last]);
        await page.keyboard.press('Escape');
        await expect(search.input).toHaveValue('');
        await expect(search.dialog).toHaveCount(1);
        // What had the focus may be gone with the query.
        await expect(search.dialog.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(search.dialog).toHaveCount(0);
        await expect(search.opener).toBeFocused();
      });
    }

    test('while an input method composes, keys are its own, and Enter that commits opens nothing', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
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
      const address = (query: string) => `${prefix}/search?q=${encodeURIComponent(query)}`;
      await expect(all).toHaveAttribute('href', address(word));
      await client.send('Input.insertText', {text: '工作'});
      await expect(search.input).toHaveValue(`${word}工作`);
      await expect(all).toHaveAttribute('href', address(`${word}工作`));
      await expect(page).toHaveURL(home);
      // Nothing is composed any more: the key belongs to the search.
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/guides\/workspace/);
    });

    test('Enter without an active row leads to all results', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await expect(search.dialog).toHaveCount(0);
    });
  });
}
