import type {Page} from '@playwright/test';
import {markedTexts} from './fixtures';
import {ask, expect, hits, languages, open, test} from './hostedService';

for (const {prefix, locale, word, clearMarks} of languages) {
  const home = `${prefix}/docs/`;
  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a key in the dialog': async (page) => {
      await open(page, `${prefix}/markdown-page`);
      await ask(page, word);
      await page.keyboard.press('Enter');
    },
    'a click in the dialog': async (page) => {
      await open(page, `${prefix}/markdown-page`);
      await ask(page, word);
      await hits(page).nth(1).click();
    },
    'the page of results': async (page) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(word)}`);
      await page.locator('main ol li a').first().click();
    },
  };

  for (const [way, follow] of Object.entries(ways)) {
    test(`words that the service found are marked on arrival by ${way}, and can be cleared, in ${locale}`, async ({
      page,
      service,
    }) => {
      await follow(page);
      await expect(page).toHaveURL(`${home}#workspace`);
      await expect.poll(() => markedTexts(page)).not.toEqual([]);
      expect((await markedTexts(page)).every((text) => text.toLowerCase() === word)).toBe(true);
      await page.getByRole('button', {name: clearMarks}).click();
      expect(await markedTexts(page)).toEqual([]);
      expect(service.questions.at(-1)?.query).toBe(word);
    });
  }
}
