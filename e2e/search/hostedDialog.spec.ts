import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {overflow} from '../support/overflow';
import {hydrated, markPage, roundTrip, stopClock} from './fixtures';
import {
  active,
  ask,
  box,
  dialog,
  expect,
  hits,
  languages,
  open,
  opener,
  resultsFor,
  rows,
  test,
} from './hostedService';

const phone = {width: 390, height: 780};

async function expectClean(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // DocSearch makes an option of the element around a link: both are wanted, a link and a list that keys go through.
    const axe = new AxeBuilder({page}).setLegacyMode().disableRules('nested-interactive');
    const {violations} = await axe.analyze();
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map(({html, failureSummary}) => [id, html, failureSummary]),
    );
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}

for (const {prefix, locale, all, cancel, search, none, count, keys} of languages) {
  const home = `${prefix}/docs/`;

  test.describe(`the dialog of the hosted search in ${locale}`, () => {
    test('keeps all of the text, however it is closed, and selects it when it opens again', async ({
      page,
      service,
    }) => {
      await open(page, home);
      await box(page).pressSequentially('workspace');
      await page.mouse.click(5, 700);
      await expect(box(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(box(page)).toHaveValue('workspace');
      await expect(hits(page).first()).toBeVisible();
      expect(service.questions.at(-1)?.query).toBe('workspace');
      await page.keyboard.type('x');
      await expect(box(page)).toHaveValue('x');
    });

    test('opens results and the page of all results without loading the page anew', async ({page}) => {
      await open(page, home);
      const isSamePage = await markPage(page);
      await ask(page, 'workspace');
      await hits(page).nth(1).click();
      await expect(page).toHaveURL(`${home}#workspace`);
      await expect(box(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(hits(page).first()).toBeVisible();
      await page.getByRole('link', {name: all}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=workspace`);
      await expect(box(page)).toHaveCount(0);
      expect(await isSamePage()).toBe(true);
    });

    test('leaves other clicks on results to the browser', async ({page, context}) => {
      await open(page, home);
      await ask(page, 'workspace');
      for (const link of [hits(page).first(), page.getByRole('link', {name: all})]) {
        const [tab] = await Promise.all([context.waitForEvent('page'), link.click({modifiers: ['Control']})]);
        await tab.close();
        await expect(box(page)).toHaveValue('workspace');
      }
    });

    test('tells screen readers once how much is found, or that nothing is', async ({page, service}) => {
      const status = dialog(page).getByRole('status');
      service.answerWith((question) => resultsFor(question, 3));
      await page.clock.install();
      await open(page, home);
      await page.clock.pauseAt(Date.now() + 60_000);
      await ask(page, 'workspace');
      await expect(status).toHaveText('');
      await page.clock.runFor(450);
      await expect(status).toHaveText('');
      await page.clock.runFor(100);
      await expect(status).toHaveText(count(3));
      await box(page).fill('nothing');
      await expect(dialog(page).locator('.DocSearch-NoResults')).toBeVisible();
      await expect(status).toHaveText('');
      await page.clock.runFor(550);
      await expect(status).toHaveText(none);
    });

    test('names the active row to screen readers after an arrow key, or when the list has been still', async ({
      page,
    }) => {
      const named = box(page);
      const isNamed = async () =>
        expect(named).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
      await page.clock.install();
      await open(page, home);
      await page.clock.pauseAt(Date.now() + 60_000);
      await ask(page, 'workspace');
      await expect(active(page)).toHaveCount(1);
      await page.clock.runFor(450);
      await expect(named).not.toHaveAttribute('aria-activedescendant');
      await page.clock.runFor(100);
      await isNamed();
      await ask(page, 'settings');
      await expect(named).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await isNamed();
      await page.keyboard.press('ArrowUp');
      await isNamed();
    });

    test('leaves keys to an input method', async ({page}) => {
      await open(page, home);
      await ask(page, 'workspace');
      const first = (await active(page).getAttribute('id')) ?? '';
      for (const whose of [{isComposing: true}, {keyCode: 229}]) {
        for (const key of ['ArrowDown', 'Escape', 'Enter']) {
          await box(page).dispatchEvent('keydown', {key, bubbles: true, cancelable: true, ...whose});
        }
      }
      await expect(active(page)).toHaveAttribute('id', first);
      await box(page).fill('');
      await box(page).dispatchEvent('keydown', {key: 'Escape', bubbles: true, keyCode: 229});
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(box(page)).toBeFocused();
      await expect(page).toHaveURL(home);
    });

    test('goes through list, text, and dialog with Escape, wherever the focus is', async ({page}) => {
      await open(page, home);
      await ask(page, 'workspace');
      await page.keyboard.press('Escape');
      await expect(hits(page).first()).toBeHidden();
      await expect(box(page)).toHaveValue('workspace');
      await page.getByRole('link', {name: all}).focus();
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });

    test('leads to the page of results with Enter where there is no row to open', async ({page, service}) => {
      await open(page, home);
      await box(page).fill('nothing');
      await expect(dialog(page).locator('.DocSearch-NoResults')).toBeVisible();
      const isSamePage = await markPage(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=nothing`);
      expect(await isSamePage()).toBe(true);
      expect(service.questions.at(-1)?.query).toBe('nothing');
    });

    test('says in one language what it is, what is in it, and which keys there are', async ({page}) => {
      await open(page, home);
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
      await expect(dialog(page)).toHaveAccessibleName(search);
      const combobox = page.getByRole('combobox', {name: search, expanded: false});
      await expect(combobox).toBeFocused();
      await ask(page, 'workspace');
      await expect(page.getByRole('combobox', {expanded: true})).toBeFocused();
      await expect(page.locator('.DocSearch-Commands svg')).toHaveCount(3);
      for (const key of keys) {
        await expect(dialog(page).getByRole('img', {name: key, exact: true})).toBeVisible();
      }
      const words = async () =>
        dialog(page).evaluate((root) =>
          [...root.querySelectorAll('*')]
            .filter((element) => !element.closest('.DocSearch-Hit, .DocSearch-Hit-source, style'))
            .flatMap((element) => [
              ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
              ...[...element.childNodes].flatMap((node) =>
                node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [],
              ),
            ])
            .filter((text) => /[a-z]/i.test(text)),
        );
      const names = ['Algolia', 'ESC', 'nothing'];
      if (locale === 'zh') {
        expect((await words()).filter((text) => !names.includes(text))).toEqual([]);
        await box(page).fill('nothing');
        await expect(dialog(page).locator('.DocSearch-NoResults')).toBeVisible();
        expect((await words()).filter((text) => !names.includes(text))).toEqual([]);
      }
    });

    test('keeps the focus, wherever that comes from', async ({page}) => {
      await open(page, home);
      await ask(page, 'workspace');
      const stops: string[] = [];
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog(page).evaluate((root) => root.contains(document.activeElement))).toBe(true);
        stops.push(await page.evaluate(() => document.activeElement?.className ?? ''));
      }
      expect(stops.filter((name) => name === 'DocSearch-Input').length).toBeGreaterThan(0);
      await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a')?.focus());
      await expect(box(page)).toBeFocused();
    });

    test('with forced colors the active row and the marks are told apart, also in what was opened before', async ({
      page,
      service,
    }) => {
      const outlined = () =>
        rows(page).evaluateAll((elements) =>
          elements.map((row) =>
            [row, ...row.querySelectorAll('a')].some(
              (part) => getComputedStyle(part).outlineStyle === 'solid',
            ),
          ),
        );
      service.answerWith((question) => resultsFor(question, 3));
      await page.emulateMedia({forcedColors: 'active'});
      await open(page, home);
      await ask(page, 'workspace');
      await expect.poll(outlined).toEqual([true, false, false]);
      await expect(hits(page).first().locator('mark').first()).toHaveCSS('text-decoration-line', 'underline');
      await page.keyboard.press('ArrowDown');
      await expect.poll(outlined).toEqual([false, true, false]);
      await page.keyboard.press('Enter');
      await expect(box(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(hits(page)).toHaveCount(3);
      await box(page).fill('');
      await page.keyboard.press('ArrowDown');
      await expect.poll(outlined).toEqual([true]);
    });

    for (const width of [360, 1440]) {
      test(`has nothing that axe finds at ${width} px: results, nothing, failure`, async ({
        page,
        service,
      }) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 800});
        await open(page, home);
        await expectClean(page);
        await ask(page, 'workspace');
        await expectClean(page);
        expect(await overflow(page)).toEqual([]);
        await box(page).fill('nothing');
        await expect(dialog(page).locator('.DocSearch-NoResults')).toBeVisible();
        await expectClean(page);
        service.isReachable = false;
        await box(page).fill('unreachable');
        await expect(page.getByRole('alert')).toBeVisible({timeout: 30_000});
        await expectClean(page);
        expect(await overflow(page)).toEqual([]);
      });
    }
  });

  test.describe(`the hosted search on a phone in ${locale}`, () => {
    test.use({viewport: phone, hasTouch: true, isMobile: true});

    test('fills the screen, and the page behind it does not scroll', async ({page}) => {
      await open(page, home);
      await ask(page, 'workspace');
      expect(await page.locator('.DocSearch-Modal').boundingBox()).toEqual({x: 0, y: 0, ...phone});
      const size = await box(page).evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    });

    test('is closed by Back before that leaves the page, which stays where it is', async ({page}) => {
      await page.goto(`${prefix}/markdown-page`);
      await page.goto(`${prefix}/docs/next/`);
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 120));
      await opener(page).click();
      await ask(page, 'workspace');
      await page.goBack();
      await expect(box(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${prefix}/docs/next/`);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/markdown-page`);
    });

    test('closed by its button leaves nothing behind for Back', async ({page, service}) => {
      await page.goto(`${prefix}/markdown-page`);
      await open(page, `${prefix}/docs/next/`);
      await page.getByRole('button', {name: cancel, exact: true}).tap();
      await expect(box(page)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(history.state)))
        .not.toContain('searchDialog');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/markdown-page`);
      expect(service.questions).toEqual([]);
    });

    test('puts the keyboard away while the list is scrolled, and keeps the list', async ({page}) => {
      await stopClock(page);
      await open(page, `${prefix}/docs/next/`);
      await ask(page, 'workspace');
      await hits(page).nth(1).dispatchEvent('touchmove');
      await expect(box(page)).not.toBeFocused();
      await expect(hits(page).first()).toBeVisible();
      // The keyboard stays away, also when the list is told to screen readers.
      await page.clock.runFor(550);
      await expect(dialog(page).getByRole('status')).not.toBeEmpty();
      await expect(box(page)).not.toBeFocused();
      await expect(hits(page).first()).toBeVisible();
      await box(page).tap();
      await expect(box(page)).toBeFocused();
      await expect(hits(page).first()).toBeVisible();
    });

    test('gives its place in the history to the result', async ({page}) => {
      await open(page, `${prefix}/docs/next/`);
      await ask(page, 'workspace');
      await hits(page).first().tap();
      await expect(page).toHaveURL(`${home}#workspace`);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/docs/next/`);
      await expect(box(page)).toHaveCount(0);
    });
  });

  test(`at 996 px the hosted search fills the screen, one wider it does not, in ${locale}`, async ({
    page,
    service,
  }) => {
    for (const [width, isFull] of [
      [996, true],
      [997, false],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await open(page, home);
      const frame = await page.locator('.DocSearch-Modal').boundingBox();
      expect(frame?.width === width && frame.height === 800).toBe(isFull);
    }
    expect(service.questions).toEqual([]);
  });

  test(`a list that appears under a still pointer leaves the first row active until the pointer moves, in ${locale}`, async ({
    page,
  }) => {
    await open(page, home);
    await ask(page, 'workspace');
    const third = await hits(page).nth(2).boundingBox();
    if (!third) {
      throw new Error('The third row is not to be seen.');
    }
    await rows(page).nth(2).dispatchEvent('mousemove', {screenX: 400, screenY: 400});
    await rows(page).nth(2).dispatchEvent('mousemove', {screenX: 400, screenY: 400});
    await roundTrip(page);
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(third.x + 55, third.y + 22);
    await page.mouse.move(third.x + 60, third.y + 24);
    await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });
}
