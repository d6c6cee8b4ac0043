import fs from 'node:fs';
import path from 'node:path';
import {digest} from '../../../build/digest';
import {htmlFileOf, isFile} from '../../../build/files';
import {keptResults} from '../../../build/keep';
import type {BuiltPage, BuiltSite} from '../core/checkBuilt';
import {scanHtml, type ScannedPage} from '../core/scanHtml';

/** A route and the source of its page. */
export interface PageRoute {
  readonly path: string;
  readonly source?: string;
}

/** Locations of the built pages of a locale. */
interface BuiltLocation extends Pick<BuiltSite, 'siteUrl' | 'baseUrl' | 'otherBaseUrls'> {
  readonly siteDir: string;
  readonly outDir: string;
  readonly routes: readonly PageRoute[];
  /** File that caches the results for the next build, because parsing all pages takes seconds. */
  readonly cacheFile?: string;
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
  const {siteDir, outDir, baseUrl, routes, cacheFile} = location;
  const scanner = fs.readFileSync(require.resolve('../core/scanHtml'));
  const scans = keptResults<ScannedPage>(cacheFile);
  const pages = routes.flatMap(({path: route, source}): BuiltPage[] => {
    const file = htmlFileOf(outDir, baseUrl, route);
    if (!isFile(file)) {
      return [];
    }
    const html = withoutScriptLists(fs.readFileSync(file, 'utf8'));
    return [{route, source, ...scans.get(digest(scanner, html), () => scanHtml(html))}];
  });
  scans.save();
  return {
    ...location,
    pages,
    hasFile: (below) => isFile(path.join(outDir, below)),
    lineOf: (file, text) => lineOf(path.join(siteDir, file), text),
  };
}
