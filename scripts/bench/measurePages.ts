import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {launchOptions} from '../bootstrap/tools.mjs';
import {median} from './figures';
import {measureLighthouse, type LighthouseFigures} from './measureLighthouse';
import {fileFor, serveBuild} from './staticServer';

/** A page to measure. */
export interface BenchPage {
  readonly kind: string;
  readonly route: string;
  /** Whether it has a sidebar with a link to click. */
  readonly hasSidebar: boolean;
}

export interface PageFigures extends BenchPage {
  /** Gzipped bytes of a first visit by resource type. Prefetched files count as `prefetch`. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly lighthouse: LighthouseFigures;
  /** Milliseconds from a click in the sidebar to the next page on screen, at 4x CPU slowdown. */
  readonly clickMs: number | undefined;
  /** Milliseconds from such a click on slow 4G. */
  readonly clickSlowMs: number | undefined;
}

const debuggingPort = 9333;
const cpuSlowdown = 4;
/** Slow 4G as Lighthouse defines it: 150 ms per round trip, 1.6 Mbit/s down, 750 kbit/s up; in bytes per second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

async function measureBytes(browser: Browser, buildDir: string, url: string): Promise<PageFigures['bytes']> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const bytes: Record<string, number> = {};
  page.on('requestfinished', (request) => {
    const file = fileFor(buildDir, new URL(request.url()).pathname);
    if (file !== undefined) {
      const headers = request.headers();
      const isAhead = headers['sec-purpose'] === 'prefetch' || headers.purpose === 'prefetch';
      const kind = isAhead ? 'prefetch' : request.resourceType();
      bytes[kind] = (bytes[kind] ?? 0) + zlib.gzipSync(fs.readFileSync(file), {level: 9}).length;
    }
  });
  await page.goto(url);
  // The network can be idle because a busy main thread hasn't requested the page's chunks yet.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

/** Milliseconds from a click on a sidebar link to the first frame that shows the other page. */
async function clickOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>(
      '.theme-doc-sidebar-menu a.menu__link:not(.menu__link--active):not(.menu__link--sublist)',
    );
    const heading = document.querySelector('h1');
    if (!link || !heading) {
      throw new Error('The page has no sidebar link to another page: measure a page with siblings.');
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

/** Median of several clicks, each on a freshly loaded page. */
async function measureClick(browser: Browser, url: string, runs: number, isSlow: boolean): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({viewport: {width: 1440, height: 900}});
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'networkidle'});
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    if (isSlow) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4g);
    }
    times.push(await clickOnce(page));
    await context.close();
  }
  return Math.round(median(times));
}

/**
 * Measures pages of a finished build in Chromium.
 *
 * @param siteDir absolute path of the site; its `build` folder is served
 * @param runs measurements per time, of which the median is reported
 */
export async function measurePages(
  siteDir: string,
  pages: readonly BenchPage[],
  runs: number,
): Promise<PageFigures[]> {
  const buildDir = path.join(siteDir, 'build');
  const server = await serveBuild(buildDir);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const figures: PageFigures[] = [];
    for (const page of pages) {
      const url = `${server.url}${page.route}`;
      const click = (isSlow: boolean) => measureClick(browser, url, runs, isSlow);
      figures.push({
        ...page,
        bytes: await measureBytes(browser, buildDir, url),
        clickMs: page.hasSidebar ? await click(false) : undefined,
        clickSlowMs: page.hasSidebar ? await click(true) : undefined,
        lighthouse: await measureLighthouse(url, runs, debuggingPort),
      });
      console.error(`measured ${page.route}`);
    }
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}
