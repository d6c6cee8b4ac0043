import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '../../../build/digest';
import {htmlFileOf, replaceFile} from '../../../build/files';
import {scriptSafe} from '../../../build/scriptSafe';
import {withPreloads} from '../../late-scripts/core/loader';
import {groupPages} from '../core/groups';
import {inlineTables, pageTable, type SharedParts, type SiteTables} from '../core/pageTable';
import type {PageChain} from '../core/routeTree';
import {inlineTableId, tableFolder, type InlineTable} from '../types';

/** Number of hexadecimal digits, as in Docusaurus' filenames. */
const digestLength = 8;

/**
 * Adds a content digest to the name of every chunk: `12.js` becomes `12.<digest>.js`. The bundler would add a table of all
 * digests to the runtime of every page.
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

/**
 * Writes the table files that browsers fetch to learn about other pages, each named by its content.
 *
 * @returns the names of the files
 */
export function writeTables(
  outDir: string,
  baseUrl: string,
  chains: readonly PageChain[],
  tables: SiteTables,
): Pick<SharedParts, 'groups' | 'all'> {
  const folder = path.join(outDir, tableFolder);
  fs.mkdirSync(folder, {recursive: true});
  function writeJson(value: unknown): string {
    const text = JSON.stringify(value);
    const name = sha256(text, digestLength);
    fs.writeFileSync(path.join(folder, `${name}.json`), text);
    return name;
  }
  const groups = groupPages(chains, baseUrl).map(({prefix, files}) => ({
    prefix,
    files: files.map((pages) => writeJson(pageTable(pages, tables))),
  }));
  return {groups, all: writeJson(chains.map((chain) => chain.path))};
}

/** A page's HTML with its table at the end: scripts read it after the whole page has been parsed. */
function withTable(html: string, table: InlineTable): string {
  const endOfBody = html.lastIndexOf('</body>');
  const json = `<script type="application/json" id="${inlineTableId}">${scriptSafe(table)}</script>`;
  return html.slice(0, endOfBody) + json + html.slice(endOfBody);
}

/** Writes into every page's HTML its table and the preload hints for its chunks. */
export function writePages(outDir: string, parts: SharedParts): void {
  const {baseUrl, chains, tables} = parts;
  const tableFor = inlineTables(parts);
  const write = (file: string, page?: PageChain): void => {
    const {digests} = pageTable(page ? [page] : [], tables);
    const scripts = Object.entries(digests).map(([id, digest]) => `${baseUrl}assets/js/${id}.${digest}.js`);
    replaceFile(file, withPreloads(withTable(fs.readFileSync(file, 'utf8'), tableFor(page)), scripts));
  };
  for (const page of chains) {
    write(htmlFileOf(outDir, baseUrl, page.path), page);
  }
  write(path.join(outDir, '404.html'));
}
