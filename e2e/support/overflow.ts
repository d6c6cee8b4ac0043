import type {Page} from '@playwright/test';

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
