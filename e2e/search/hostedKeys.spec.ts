import {hydrated} from './fixtures';
import {active, ask, box, dialog, expect, hits, languages, open, opener, test} from './hostedService';

for (const {prefix, locale, all, cancel, clear} of languages) {
  const home = `${prefix}/docs/`;

  test.describe(`keys of the hosted search in ${locale}`, () => {
    test('Ctrl+K and Cmd+K open it, and close it again', async ({page, service}) => {
      await page.goto(home);
      await hydrated(page);
      for (const shortcut of ['Control+k', 'Meta+k']) {
        await page.keyboard.press(shortcut);
        await expect(box(page)).toBeFocused();
        await page.keyboard.press(shortcut);
        await expect(box(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      }
      expect(service.questions).toEqual([]);
    });

    test('a slash opens it, but not where something is being written', async ({page, service}) => {
      await page.goto(`${prefix}/`);
      await hydrated(page);
      const field = page.getByRole('textbox', {name: 'Name'});
      await field.focus();
      await page.keyboard.press('/');
      await expect(field).toHaveValue('/');
      await expect(box(page)).toHaveCount(0);
      await field.blur();
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      expect(service.questions).toEqual([]);
    });

    for (const modifier of ['Control', 'Meta']) {
      test(`${modifier}+Enter opens a new tab and keeps the dialog`, async ({page, service, context}) => {
        await open(page, home);
        await ask(page, 'workspace');
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.keyboard.press(`${modifier}+Enter`),
        ]);
        await expect(tab).toHaveURL(`${home}#workspace`);
        await expect(box(page)).toHaveCount(1);
        await expect(page).toHaveURL(home);
        expect(service.questions).not.toEqual([]);
      });
    }

    test('Shift+Enter opens a new window', async ({page, service}) => {
      await open(page, home);
      await ask(page, 'workspace');
      await page.evaluate(() => {
        window.open = (...request) => {
          Object.assign(window, {opened: request});
          return null;
        };
      });
      await page.keyboard.press('Shift+Enter');
      const opened = await page.evaluate(() => (window as unknown as {opened: unknown[]}).opened);
      expect(opened).toEqual([`${home}#workspace`, '_blank', 'noopener,popup']);
      expect(service.questions).not.toEqual([]);
    });

    test('Alt+Enter is left to the browser', async ({page, service}) => {
      await open(page, home);
      await ask(page, 'workspace');
      await page.evaluate(() => {
        // What is taken on the way is not left either.
        addEventListener(
          'keydown',
          (event) => setTimeout(() => Object.assign(window, {[event.key]: event.defaultPrevented})),
          {capture: true},
        );
      });
      await page.keyboard.press('Alt+Enter');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as {Enter?: boolean}).Enter))
        .toBe(false);
      await expect(box(page)).toHaveCount(1);
      await expect(page).toHaveURL(home);
      expect(service.questions).not.toEqual([]);
    });

    test('Tab closes the list and goes from box to clear, cancel, and all results, within the dialog', async ({
      page,
      service,
    }) => {
      await open(page, home);
      await ask(page, 'workspace');
      await page.keyboard.press('Tab');
      await expect(hits(page).first()).toBeHidden();
      await expect(page.getByRole('button', {name: clear, exact: true})).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', {name: cancel, exact: true})).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: all, exact: true})).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(box(page)).toBeFocused();
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await expect(hits(page).first()).toBeHidden();
      expect(service.questions).not.toEqual([]);
    });

    test('Escape after Tab clears the query, then closes the dialog and returns the focus', async ({
      page,
      service,
    }) => {
      await open(page, home);
      await ask(page, 'workspace');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      expect(service.questions).not.toEqual([]);
    });

    test('an arrow key brings a closed list back, and is told at once', async ({page, service}) => {
      await open(page, home);
      await ask(page, 'workspace');
      await page.clock.install();
      await page.keyboard.press('Escape');
      await expect(hits(page).first()).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).first()).toBeVisible();
      const first = (await active(page).getAttribute('id')) ?? '';
      await expect(box(page)).toHaveAttribute('aria-activedescendant', first);
      expect(service.questions).not.toEqual([]);
    });
  });
}
