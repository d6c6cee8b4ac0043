import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {serveBuild} from '../lib/staticServer';
import {measureLighthouse, type LighthouseFigures} from './measureLighthouse';

/** A page to measure. */
interface MeasuredPage {
  readonly kind: string;
  readonly route: string;
}

export interface PageFigures extends MeasuredPage {
  /** Gzipped bytes of a first visit by kind of resource; what is fetched ahead counts as `prefetch`. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly lighthouse: LighthouseFigures;
}

const debuggingPort = 9333;

function fileOf(buildDir: string, url: string): string {
  const file = path.join(buildDir, decodeURIComponent(new URL(url).pathname));
  return fs.existsSync(file) && fs.statSync(file).isFile() ? file : path.join(file, 'index.html');
}

async function measureBytes(browser: Browser, buildDir: string, url: string): Promise<PageFigures['bytes']> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const bytes: Record<string, number> = {};
  page.on('requestfinished', (request) => {
    const file = fileOf(buildDir, request.url());
    if (fs.existsSync(file)) {
      const headers = request.headers();
      const isAhead = headers['sec-purpose'] === 'prefetch' || headers.purpose === 'prefetch';
      const kind = isAhead ? 'prefetch' : request.resourceType();
      bytes[kind] = (bytes[kind] ?? 0) + zlib.gzipSync(fs.readFileSync(file), {level: 9}).length;
    }
  });
  await page.goto(url);
  // The network is idle, too, while a busy main thread has yet to request the page's chunks.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

/**
 * Measures pages of a finished build in Chromium.
 *
 * @param siteDir absolute path of the site; its `build` folder is served
 * @param runs Lighthouse runs for each page; medians are reported
 */
export async function measurePages(
  siteDir: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<PageFigures[]> {
  const buildDir = path.join(siteDir, 'build');
  const server = await serveBuild(buildDir);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const figures: PageFigures[] = [];
    for (const page of pages) {
      const url = `${server.url}${page.route}`;
      figures.push({
        ...page,
        bytes: await measureBytes(browser, buildDir, url),
        lighthouse: await measureLighthouse(url, runs, debuggingPort),
      });
      console.error(`measured ${page.route}`);
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}
