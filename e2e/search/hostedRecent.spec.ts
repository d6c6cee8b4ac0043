import type {Page} from '@playwright/test';
import {roundTrip, stopClock} from './fixtures';
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
  test,
  withSetting,
  type Question,
} from './hostedService';

/** One result for a query, which is another than that for any other query. */
function ownResult(question: Question) {
  const results = resultsFor(question, 1);
  results.hits.forEach((result) => {
    result.objectID = question.query;
  });
  return results;
}

/** Opens a result for each of some queries, one after the other, and the empty box after that. */
async function openResults(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  }
  await expect(hits(page).first()).toBeVisible();
  await box(page).fill('');
}

/** Writes another address into what is remembered of the results that were opened. */
function rewriteAddresses(page: Page, address: string): Promise<void> {
  return page.evaluate((url) => {
    const [name, text] = Object.entries(localStorage).find(([key]) => key.includes('RECENT_SEARCHES')) ?? [];
    if (name === undefined || typeof text !== 'string') {
      throw new Error('Nothing is remembered.');
    }
    const entries = JSON.parse(text) as object[];
    localStorage.setItem(name, JSON.stringify(entries.map((entry) => ({...entry, url}))));
  }, address);
}

for (const {prefix, locale, remove, clearAll} of languages) {
  const home = `${prefix}/docs/`;
  const clear = (page: Page) => page.getByRole('button', {name: clearAll, exact: true});

  test.describe(`what was opened before in the hosted search in ${locale}`, () => {
    test('are the last five, listed when the arrow key asks for them', async ({page, service}) => {
      service.answerWith(ownResult);
      await open(page, home);
      await openResults(page, ['one', 'two', 'three', 'four', 'five', 'six']);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(hits(page).first()).toBeHidden();
      await expect(clear(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await roundTrip(page);
      await expect(hits(page).first()).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(hits(page)).toHaveText([/six/, /five/, /four/, /three/, /two/]);
      await expect(active(page)).toHaveText(/six/);
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toHaveText(/five/);
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id')) ?? '',
      );
      await box(page).fill('x');
      await expect(hits(page)).toHaveText([/x/]);
    });

    test('are hidden again by Escape, then it closes the dialog', async ({page, service}) => {
      service.answerWith(ownResult);
      await open(page, home);
      await openResults(page, ['one', 'two']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(hits(page).first()).toBeHidden();
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toHaveText(/two/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });

    test('are removed by Delete or a button, or all of them', async ({page, service}) => {
      service.answerWith(ownResult);
      await open(page, home);
      await openResults(page, ['one', 'two', 'three', 'four']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      await expect(hits(page)).toHaveText([/four/, /two/, /one/]);
      await expect(active(page)).toHaveCount(1);
      const button = page.getByRole('button', {name: remove}).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(hits(page)).toHaveText([/two/, /one/]);
      await expect(box(page)).toBeFocused();
      await clear(page).click();
      await expect(hits(page)).toHaveCount(0);
      await expect(clear(page)).toBeHidden();
      await expect(box(page)).toBeFocused();
      await open(page, home);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page)).toHaveCount(0);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('stay while Tab goes to what clears them', async ({page, service}) => {
      service.answerWith(ownResult);
      await open(page, home);
      await openResults(page, ['one']);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(clear(page)).toBeFocused();
      await expect(hits(page)).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    });

    test('open in place, and mark nothing', async ({page, service}) => {
      service.answerWith(ownResult);
      await open(page, home);
      await openResults(page, ['one']);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(box(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${home}#workspace`);
      expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"searchTerms":[]');
    });

    for (const address of ["javascript:document.title='x'", 'https://elsewhere.example/']) {
      test(`lead nowhere where others have written ${address} into the memory of the browser`, async ({
        page,
        service,
        context,
      }) => {
        const requested: string[] = [];
        context.on('request', (request) => requested.push(request.url()));
        service.answerWith(ownResult);
        await open(page, home);
        await openResults(page, ['one']);
        await rewriteAddresses(page, address);
        await page.keyboard.press('Escape');
        await expect(box(page)).toHaveCount(0);
        const title = await page.title();
        await page.keyboard.press('Control+k');
        await page.keyboard.press('ArrowDown');
        await expect(hits(page)).toHaveText([/one/]);
        await expect(hits(page)).not.toHaveAttribute('href');
        for (const key of ['Control+Enter', 'Shift+Enter', 'Enter']) {
          await page.keyboard.press(key);
          await roundTrip(page);
          await expect(page, key).toHaveURL(`${home}#workspace`);
          await expect(page, key).toHaveTitle(title);
        }
        expect(context.pages()).toEqual([page]);
        expect(requested.filter((url) => url.startsWith(address))).toEqual([]);
      });
    }

    test('are listed at once where the site says so, and told once they have been there for a while', async ({
      page,
      service,
      site,
    }) => {
      withSetting(site, '"openOnFocus":false', '"openOnFocus":true');
      service.answerWith(ownResult);
      await open(page, home);
      await openResults(page, ['one', 'two']);
      await expect(hits(page)).toHaveText([/two/, /one/]);
      await stopClock(page);
      await open(page, home);
      await expect(hits(page).first()).toBeVisible();
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await page.clock.runFor(550);
      await expect(box(page)).toHaveAttribute('aria-activedescendant', /./);
    });
  });
}

test('what was opened in one language is remembered in that language alone', async ({page, service}) => {
  await open(page, '/docs/');
  await ask(page, 'workspace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/#workspace');
  await open(page, '/docs/');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page)).toHaveCount(1);
  await open(page, '/zh/docs/');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page)).toHaveCount(0);
  expect(service.questions.every(({indexName}) => indexName === 'kusionstack')).toBe(true);
});
