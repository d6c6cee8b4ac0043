import type {Browser, Page} from '@playwright/test';
import {median} from './statistics';

const cpuSlowdown = 4;

/** Slow 4G as Lighthouse has it: 150 ms for a round trip, 1.6 Mbit/s down, 750 kbit/s up; bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Networks on which a click is measured. */
export type Network = 'as it is' | 'slow 4G';

/** Time from a click on a sidebar link to the first frame that shows the other page, in milliseconds. */
async function clickOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>(
      '.theme-doc-sidebar-menu a.menu__link:not(.menu__link--active):not(.menu__link--sublist)',
    );
    const heading = document.querySelector('h1');
    if (!link || !heading) {
      throw new Error('The page has no sidebar link to another page: measure on a page with siblings.');
    }
    const before = location.pathname;
    const started = performance.now();
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (location.pathname !== before && document.querySelector('h1') !== heading) {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        }
      });
      observer.observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    link.click();
    await shown;
    return performance.now() - started;
  });
}

/**
 * Median of several clicks, each on a fresh page, with the processor slowed four times.
 *
 * @param pageUrl a doc page with at least one sibling in the sidebar
 * @param network what the click finds; the page itself has loaded, and so has what it prefetches
 * @returns milliseconds
 */
export async function measureClick(
  browser: Browser,
  pageUrl: string,
  runs: number,
  network: Network,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({viewport: {width: 1440, height: 900}});
    const page = await context.newPage();
    await page.goto(pageUrl, {waitUntil: 'networkidle'});
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    if (network === 'slow 4G') {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4g);
    }
    times.push(await clickOnce(page));
    await context.close();
  }
  return Math.round(median(times));
}
