import type {Page} from '@playwright/test';

/**
 * Collects layout shifts from the next navigation on.
 *
 * @returns a function that reads their sizes after the next frame
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as {value: number}).value));
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as {shifts: number[]}).shifts;
    });
}
