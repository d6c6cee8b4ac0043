import {expect, type Page} from '@playwright/test';

/** The smallest width of each layout, and a wide screen. Content that fits these widths fits all others. */
const layoutWidths = [1440, 1281, 997, 600, 480, 320];

/** Elements beyond the right edge of a page that scrolls sideways. Empty if the page fits. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) {
      return [];
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [
      `page of ${root.clientWidth} px`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 90)),
    ];
  });
}

/** Checks that a page doesn't scroll sideways at any of the widths. */
export async function expectFits(page: Page, widths: readonly number[] = layoutWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    expect(await overflow(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}
