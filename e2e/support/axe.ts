import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

type Theme = 'light' | 'dark';

/**
 * How to check a page in each language. Colors don't depend on the language or the width, and structure doesn't depend on the
 * theme, so two of the eight combinations are enough.
 */
export const looks = {
  en: {themes: ['light'], width: 1440},
  zh: {themes: ['dark'], width: 360},
} as const;

/**
 * Runs axe on the current page in each of the themes and leaves the last one on.
 *
 * @param options.within selector of the part to check. By default, the whole page is checked
 * @param options.ignored ids of rules to skip
 */
export async function expectAccessible(
  page: Page,
  {
    themes = ['light', 'dark'],
    within = 'html',
    ignored = [],
  }: {readonly themes?: readonly Theme[]; readonly within?: string; readonly ignored?: string[]} = {},
): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // The site has no frames, and legacy mode saves opening a second page to check them. Details of passed rules take longer
    // to collect than the rules take to run.
    const {violations} = await new AxeBuilder({page})
      .setLegacyMode()
      .options({resultTypes: ['violations']})
      .disableRules(ignored)
      .include(within)
      .analyze();
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}
