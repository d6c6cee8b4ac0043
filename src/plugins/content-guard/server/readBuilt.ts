import fs from 'node:fs';
import path from 'node:path';
import {digest} from '../../../build/digest';
import {htmlFileOf, isFile, replaceFile} from '../../../build/files';
import type {BuiltPage, BuiltSite} from '../core/checkBuilt';
import {scanHtml, type ScannedPage} from '../core/scanHtml';

/** A route and the source of its page. */
export interface PageRoute {
  readonly path: string;
  readonly source?: string;
}

/** Locations of the built pages of a locale. */
export interface BuiltLocation {
  readonly siteDir: string;
  readonly outDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly otherBaseUrls: readonly string[];
  readonly routes: readonly PageRoute[];
  /** File that caches the results for the next build, because parsing all pages takes seconds. */
  readonly cacheFile?: string;
}

type Scans = Record<string, ScannedPage | undefined>;

function readScans(file: string | undefined): Scans {
  try {
    return file === undefined ? {} : (JSON.parse(fs.readFileSync(file, 'utf8')) as Scans);
  } catch {
    return {};
  }
}

function lineOf(file: string, text: string): number {
  const lines = isFile(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return Math.max(lines.findIndex((line) => line.includes(text)) + 1, 1);
}

/** A page without its lists of scripts. They need no checks, and every edit changes them on all pages. */
function withoutScriptLists(html: string): string {
  return html.replace(
    / data-(?:preload|scripts)="[^"]*"|<script type="application\/json"[^>]*>[^<]*<\/script>/g,
    '',
  );
}

/** Reads the built pages of one locale. */
export function readBuilt(location: BuiltLocation): BuiltSite {
  const {siteDir, outDir, siteUrl, baseUrl, otherBaseUrls, routes, cacheFile} = location;
  const scanner = fs.readFileSync(require.resolve('../core/scanHtml'));
  const kept = readScans(cacheFile);
  const scans: Scans = {};
  const pages: BuiltPage[] = [];
  for (const {path: route, source} of routes) {
    const file = htmlFileOf(outDir, baseUrl, route);
    if (isFile(file)) {
      const html = withoutScriptLists(fs.readFileSync(file, 'utf8'));
      const key = digest(scanner, html);
      const scan = kept[key] ?? scanHtml(html);
      scans[key] = scan;
      pages.push({route, source, ...scan});
    }
  }
  if (cacheFile !== undefined) {
    fs.mkdirSync(path.dirname(cacheFile), {recursive: true});
    replaceFile(cacheFile, JSON.stringify(scans));
  }
  return {
    siteUrl,
    baseUrl,
    otherBaseUrls,
    pages,
    hasFile: (below) => isFile(path.join(outDir, below)),
    lineOf: (file, text) => lineOf(path.join(siteDir, file), text),
  };
}
