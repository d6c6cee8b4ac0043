import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Runs axe on the current page in both themes and leaves the dark one on. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    // The site has no frames, and legacy mode saves opening a second page to check them.
    const {violations} = await new AxeBuilder({page}).setLegacyMode().analyze();
    const found = violations.flatMap(({id, nodes}) =>
      nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
}
