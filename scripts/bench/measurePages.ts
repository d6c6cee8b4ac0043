import path from 'node:path';
import {chromium} from '@playwright/test';
import {serveBuild} from '../lib/staticServer';
import {measureBytes, type BytesByKind} from './measureBytes';
import {measureClick} from './measureClick';
import {measureLighthouse, type LighthouseFigures} from './measureLighthouse';

/** A page that is measured: its kind, its route, and whether it has a sidebar to click in. */
export interface MeasuredPage {
  readonly kind: string;
  readonly route: string;
  readonly hasSidebar: boolean;
}

export interface PageFigures extends MeasuredPage {
  readonly bytes: BytesByKind;
  readonly lighthouse: LighthouseFigures;
  /** Click in the sidebar to the next page painted, CPU slowed four times, in milliseconds. */
  readonly clickMs: number | undefined;
  /** The same on slow 4G. */
  readonly clickSlowMs: number | undefined;
}

const debuggingPort = 9333;

/**
 * Measures pages of a finished build in Chromium.
 *
 * @param siteDir absolute path of the site; its `build` folder is served
 * @param runs how often each time is taken; medians are reported
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
        clickMs: page.hasSidebar ? await measureClick(browser, url, runs, 'as it is') : undefined,
        clickSlowMs: page.hasSidebar ? await measureClick(browser, url, runs, 'slow 4G') : undefined,
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
