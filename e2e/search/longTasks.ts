import type {Page} from '@playwright/test';

/** Makes a page write down the tasks of its main thread that take 50 ms or more, from now on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({entryTypes: ['longtask']});
  });
}

/**
 * Takes the longest task that was written down since the last call.
 *
 * @returns milliseconds; 0 where no task took 50 ms or more
 */
export function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {tasks} = window as unknown as {tasks: number[]};
    return Math.max(0, ...tasks.splice(0));
  });
}
