import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Browser} from '@playwright/test';

/** Sizes of what one kind of resource weighs on a first visit, in bytes. */
export interface Weight {
  readonly requests: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export type BytesByKind = Readonly<Record<string, Weight>>;

const nothing: Weight = {requests: 0, raw: 0, gzip: 0, brotli: 0};

function weigh(file: string): Weight {
  const body = fs.readFileSync(file);
  return {
    requests: 1,
    raw: body.length,
    gzip: zlib.gzipSync(body, {level: 9}).length,
    brotli: zlib.brotliCompressSync(body).length,
  };
}

function sum(a: Weight, b: Weight): Weight {
  return {
    requests: a.requests + b.requests,
    raw: a.raw + b.raw,
    gzip: a.gzip + b.gzip,
    brotli: a.brotli + b.brotli,
  };
}

function fileOf(buildDir: string, url: string): string {
  const {pathname} = new URL(url);
  const file = path.join(buildDir, decodeURIComponent(pathname));
  return fs.existsSync(file) && fs.statSync(file).isFile() ? file : path.join(file, 'index.html');
}

/**
 * Weighs everything that a first visit of a page loads, by kind of resource. What the browser fetches
 * ahead for later pages is counted apart, as `prefetch`.
 *
 * @param pageUrl address below the server of `buildDir`
 */
export async function measureBytes(
  browser: Browser,
  buildDir: string,
  pageUrl: string,
): Promise<BytesByKind> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const kinds: Record<string, Weight> = {};
  page.on('requestfinished', (request) => {
    const file = fileOf(buildDir, request.url());
    if (!fs.existsSync(file)) {
      return;
    }
    const headers = request.headers();
    const kind =
      headers['sec-purpose'] === 'prefetch' || headers.purpose === 'prefetch'
        ? 'prefetch'
        : request.resourceType();
    kinds[kind] = sum(kinds[kind] ?? nothing, weigh(file));
  });
  await page.goto(pageUrl);
  // A busy main thread looks idle to the network before it asks for the chunks of the page.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return kinds;
}
