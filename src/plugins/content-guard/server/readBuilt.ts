import fs from 'node:fs';
import path from 'node:path';
import {htmlFileOf, isFile} from '../../../build/files';
import type {BuiltPage, BuiltSite} from '../core/checkBuilt';
import {scanHtml} from '../core/scanHtml';

/** A route and where its page comes from. */
export interface PageRoute {
  readonly path: string;
  readonly source?: string;
}

/** Where the built pages of one locale are. */
export interface BuiltLocation {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly otherBaseUrls: readonly string[];
  readonly routes: readonly PageRoute[];
}

function lineOf(siteDir: string, file: string, text: string): number {
  const source = path.join(siteDir, file);
  if (!fs.existsSync(source)) {
    return 1;
  }
  const lines = fs.readFileSync(source, 'utf8').split('\n');
  return (
    Math.max(
      lines.findIndex((line) => line.includes(text)),
      0,
    ) + 1
  );
}

/** Reads the built pages of one locale. */
export async function readBuilt(location: BuiltLocation): Promise<BuiltSite> {
  const {siteDir, outDir, baseUrl, otherBaseUrls, routes} = location;
  const pages: BuiltPage[] = [];
  // One after the other: the texts of all pages at once would take half a gigabyte.
  for (const {path: route, source} of routes) {
    const file = htmlFileOf(outDir, baseUrl, route);
    if (isFile(file)) {
      pages.push({route, source, ...scanHtml(await fs.promises.readFile(file, 'utf8'))});
    }
  }
  return {
    baseUrl,
    otherBaseUrls,
    pages,
    hasFile: (below) => isFile(path.join(outDir, below)),
    lineOf: (file, text) => lineOf(siteDir, file, text),
  };
}
