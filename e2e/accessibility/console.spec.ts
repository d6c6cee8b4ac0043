import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {pagesInAllLocales} from '../support/pageKinds';

for (const {name, locale, address, isUnknown} of pagesInAllLocales) {
  for (const theme of ['light', 'dark']) {
    test(`the console stays empty on: ${name}, ${locale}, ${theme}`, async ({page}) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        const isAnswerOfHost = isUnknown === true && message.location().url.endsWith(address);
        if (['error', 'warning'].includes(message.type()) && !isAnswerOfHost) {
          messages.push(message.text());
        }
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await openHydrated(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.waitForLoadState('networkidle');
      expect(messages).toEqual([]);
    });
  }
}
