import {hydrated, roundTrip, stopClock} from './fixtures';
import {active, ask, box, dialog, expect, hits, languages, open, opener, rows, test} from './hostedService';

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

    test('arrows move the active row round and round, and scroll it into view', async ({page}) => {
      await page.setViewportSize({width: 1200, height: 420});
      await open(page, home);
      await ask(page, 'workspace');
      expect(await rows(page).count()).toBeGreaterThan(2);
      await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(rows(page).last()).toBeInViewport({ratio: 0.9});
      await page.keyboard.press('ArrowDown');
      await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(rows(page).first()).toBeInViewport({ratio: 0.9});
      await page.keyboard.press('ArrowDown');
      await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(active(page)).toHaveCount(1);
    });

    test('Enter opens no row of the text before: it leads to all results while the answer is out', async ({
      page,
      service,
      context,
    }) => {
      await open(page, home);
      await ask(page, 'workspace');
      const release = service.hold();
      await box(page).fill('settings');
      await page.evaluate(() => {
        window.open = (...request) => {
          Object.assign(window, {opened: request});
          return null;
        };
      });
      for (const modifier of ['Control', 'Meta', 'Shift']) {
        await page.keyboard.press(`${modifier}+Enter`);
      }
      await roundTrip(page);
      expect(await page.evaluate(() => 'opened' in window)).toBe(false);
      expect(context.pages()).toEqual([page]);
      await expect(page).toHaveURL(home);
      await expect(box(page)).toHaveValue('settings');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=settings`);
      await expect(box(page)).toHaveCount(0);
      release();
      await expect(page.locator('main ol li').first()).toContainText('settings');
      await expect(page).toHaveURL(`${prefix}/search?q=settings`);
    });

    for (const modifier of ['Control', 'Meta']) {
      test(`${modifier}+Enter opens a new tab and keeps the dialog`, async ({page, context}) => {
        await open(page, home);
        await ask(page, 'workspace');
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.keyboard.press(`${modifier}+Enter`),
        ]);
        await expect(tab).toHaveURL(`${home}#workspace`);
        await expect(box(page)).toHaveCount(1);
        await expect(page).toHaveURL(home);
      });
    }

    test('Shift+Enter opens a new window', async ({page}) => {
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
    });

    test('Alt+Enter is left to the browser', async ({page}) => {
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
    });

    test('Tab closes the list and goes from box to clear, cancel, and all results, within the dialog', async ({
      page,
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
    });

    test('Escape after Tab clears the query, then closes the dialog and returns the focus', async ({
      page,
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
    });

    test('an arrow key brings a closed list back, and is told at once', async ({page}) => {
      // Before the dialog opens, whose first timer would tell the row otherwise.
      await stopClock(page);
      await open(page, home);
      await ask(page, 'workspace');
      await page.keyboard.press('Escape');
      await expect(hits(page).first()).toBeHidden();
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).first()).toBeVisible();
      const first = (await active(page).getAttribute('id')) ?? '';
      await expect(box(page)).toHaveAttribute('aria-activedescendant', first);
    });
  });
}
