import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

async function violations(page: Page): Promise<string[]> {
  // Legacy mode doesn't open a second page to look into frames, which the site doesn't have.
  const {violations: found} = await new AxeBuilder({page}).setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Runs axe on the page as it is now, in both themes; the page keeps the last one. */
export async function expectAccessible(
  page: Page,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
) {
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await violations(page), `in the ${theme} theme`).toEqual([]);
  }
}
