import {statSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext} from 'playwright-core';
import type {Language, Stub} from './types.ts';

/** Origin of the interface. No server listens there: `serve` intercepts the requests. */
export const origin = 'http://localhost';

const backend = /^\/(?:api|rest-api|server-configs)(?:\/|$)/;
const layout = /^https:\/\/unpkg\.com\/@antv\/layout@[^/]*\/(dist\/layout\.min\.js)$/;

/**
 * Intercepts all requests of pages: serves the files of the interface, passes backend requests to a stub, and blocks
 * other hosts.
 *
 * @param ui Folder of the checked-out interface, which contains the built one in `build`.
 * @returns A list that grows with each request that the stub doesn't know, as `GET /path?query`.
 */
export async function serve(
  context: BrowserContext,
  ui: string,
  stub: Stub,
  language: Language,
): Promise<string[]> {
  const unknown: string[] = [];
  await context.route('**', (route) => {
    const url = new URL(route.request().url());
    // Graphs load their layout script from a CDN.
    const [, script] = layout.exec(url.href) ?? [];
    if (script) {
      const file = path.join(ui, 'node_modules/@antv/layout', script);
      return route.fulfill({path: file, headers: {'Access-Control-Allow-Origin': '*'}});
    }
    if (url.origin !== origin) return route.abort();
    if (!backend.test(url.pathname)) {
      const file = path.join(ui, 'build', decodeURIComponent(url.pathname));
      const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
      return route.fulfill({path: isFile ? file : path.join(ui, 'build/index.html')});
    }
    const method = route.request().method();
    const answer = stub({method, path: url.pathname, query: url.searchParams, language});
    if (!answer) unknown.push(`${method} ${url.pathname}${url.search}`);
    if (answer && 'events' in answer) {
      const body = answer.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      return route.fulfill({contentType: 'text/event-stream', body});
    }
    return route.fulfill({json: answer?.json ?? {success: false}});
  });
  return unknown;
}
