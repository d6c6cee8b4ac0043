import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '../../../build/digest';
import {htmlFileOf, replaceFile, writeFile} from '../../../build/files';
import {scriptSafe} from '../../../build/scriptSafe';
import {withPreloads} from '../../late-scripts/core/loader';
import {nearestPrefix} from '../core/pagePath';
import {pageTable, pick, type SiteTables} from '../core/pageTable';
import {allRoutes} from '../core/routeTree';
import {inlineTableId, tableFolder, type InlineTable} from '../types';

/** Number of hexadecimal digits, as in Docusaurus' filenames. */
const digestLength = 8;

/**
 * Adds a content digest to the name of every chunk: `12.js` becomes `12.<digest>.js`. If the bundler did this, it would
 * add a table of all digests to every page.
 *
 * @returns digests by chunk id
 */
export function nameByContent(folder: string): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const file of fs.readdirSync(folder).sort()) {
    const id = /^(\d+)\.js$/.exec(file)?.[1];
    if (id !== undefined) {
      const digest = sha256(fs.readFileSync(path.join(folder, file)), digestLength);
      fs.renameSync(path.join(folder, file), path.join(folder, `${id}.${digest}.js`));
      digests[id] = digest;
    }
  }
  return digests;
}

/** Writes a JSON file for browsers. @returns its name, a digest of its content */
function writeJson(outDir: string, value: unknown): string {
  const text = JSON.stringify(value);
  const name = sha256(text, digestLength);
  writeFile(path.join(outDir, tableFolder, `${name}.json`), text);
  return name;
}

/** A page's HTML with its table at the end: scripts read it after the whole page has been parsed. */
function withTable(html: string, table: InlineTable): string {
  const endOfBody = html.lastIndexOf('</body>');
  const json = `<script type="application/json" id="${inlineTableId}">${scriptSafe(table)}</script>`;
  return html.slice(0, endOfBody) + json + html.slice(endOfBody);
}

/**
 * Writes a table file for each route with pages below it, such as a version of a product, and one for all other pages. Then
 * adds each page's table, and preload hints for its chunks, to its HTML.
 *
 * @param shared ids of chunks that every page needs, because some script loads them with `import()`
 */
export function writeTables(
  outDir: string,
  baseUrl: string,
  tables: SiteTables,
  shared: readonly string[],
): void {
  const routes = allRoutes(tables.tree);
  const pages = routes.filter((route) => !route.routes).map((route) => route.path);
  const parents = routes.filter((route) => route.routes).map((route) => route.path);
  const prefixes = [...new Set([baseUrl, ...parents])];
  const prefixOf = new Map(pages.map((page) => [page, nearestPrefix(page, prefixes)]));
  const files = Object.fromEntries(
    prefixes.map((prefix) => {
      const below = pages.filter((page) => prefixOf.get(page) === prefix);
      return [prefix, writeJson(outDir, pageTable(below, tables))];
    }),
  );
  const all = writeJson(outDir, pages);
  const sharedDigests = pick(tables.digests, shared);

  function addTable(file: string, own: readonly string[]): void {
    const scripts = Object.entries(pageTable(own, tables).digests).map(
      ([id, digest]) => `${baseUrl}assets/js/${id}.${digest}.js`,
    );
    // Breadcrumbs on every page link to the home page.
    const table = pageTable([baseUrl, ...own], tables);
    const inline = {...table, digests: {...table.digests, ...sharedDigests}, files, all};
    replaceFile(file, withPreloads(withTable(fs.readFileSync(file, 'utf8'), inline), scripts));
  }
  for (const page of pages) {
    addTable(htmlFileOf(outDir, baseUrl, page), [page]);
  }
  addTable(path.join(outDir, '404.html'), []);
}
