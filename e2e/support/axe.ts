import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

async function violations(page: Page): Promise<string[]> {
  // The site has no frames, and legacy mode saves opening a second page to check them.
  const {violations: found} = await new AxeBuilder({page}).setLegacyMode().analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Runs axe on the current page in both themes and leaves the last one on. */
export async function expectAccessible(
  page: Page,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
) {
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await violations(page), `in the ${theme} theme`).toEqual([]);
  }
}
