import fs from 'node:fs';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {cachedResults} from '../../../build/cache';
import {digest} from '../../../build/digest';
import {htmlFileOf, isFile} from '../../../build/files';
import type {BuiltPage} from '../core/checkBuilt';
import {scanHtml, type ScannedPage} from '../core/scanHtml';

/** A page without its lists of scripts. They need no checks, and every edit changes them on all pages. */
function withoutScriptLists(html: string): string {
  return html.replace(
    / data-(?:preload|scripts)="[^"]*"|<script type="application\/json"[^>]*>[^<]*<\/script>/g,
    '',
  );
}

/**
 * Reads the built pages of one locale.
 *
 * @param cacheFile caches the results for the next build, because parsing all pages takes seconds
 */
export function readBuilt(
  {outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>,
  routes: readonly RouteConfig[],
  cacheFile: string | undefined,
): BuiltPage[] {
  const scanner = fs.readFileSync(require.resolve('../core/scanHtml'));
  const scans = cachedResults<ScannedPage>(cacheFile);
  const pages = flattenRoutes([...routes]).flatMap(({path: route, metadata}): BuiltPage[] => {
    const file = htmlFileOf(outDir, baseUrl, route);
    if (!isFile(file)) {
      return [];
    }
    const html = withoutScriptLists(fs.readFileSync(file, 'utf8'));
    return [
      {route, source: metadata?.sourceFilePath, ...scans.get(digest(scanner, html), () => scanHtml(html))},
    ];
  });
  scans.save();
  return pages;
}

/** Line of a text in a file; 1 if it isn't found. */
export function lineOf(file: string, text: string): number {
  const lines = isFile(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return Math.max(lines.findIndex((line) => line.includes(text)) + 1, 1);
}
