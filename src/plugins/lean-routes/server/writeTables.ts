import fs from 'node:fs';
import path from 'node:path';
import {groupPages} from '../core/groups';
import {withHints} from '../core/hints';
import {pageTable, type SiteTables} from '../core/pageTable';
import type {PageChain} from '../core/routeTree';
import {tableFolder, type InlineTable, type PageGroup, type PageTable} from '../types';
import {digestOf} from './nameByContent';

/** A build of the site in one language. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly chains: readonly PageChain[];
  readonly tables: SiteTables;
  /** Ids of chunks that every page must know, such as that of the not-found page. */
  readonly shared: readonly string[];
}

function writeJson(outDir: string, value: unknown): string {
  const text = JSON.stringify(value);
  const name = digestOf(text);
  fs.mkdirSync(path.join(outDir, tableFolder), {recursive: true});
  fs.writeFileSync(path.join(outDir, tableFolder, `${name}.json`), text);
  return name;
}

function merged(a: PageTable, digests: Readonly<Record<string, string>>): PageTable {
  return {...a, digests: {...a.digests, ...digests}};
}

/** Whether a page must be known everywhere: the home page that breadcrumbs lead to, and addresses that end in `.html`. */
function isKnownEverywhere(path: string, baseUrl: string): boolean {
  return path === baseUrl || path.endsWith('.html');
}

/** Written anew under another name first, because other plugins read the pages at the same time. */
function replaceFile(file: string, text: string): void {
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}

/** Writes the tables of all pages, and into each page's HTML what its first load needs. */
export function writeTables({outDir, baseUrl, chains, tables, shared}: BuiltSite): void {
  const groups: PageGroup[] = groupPages(chains, baseUrl).map(({prefix, files}) => ({
    prefix,
    files: files.map((pages) => writeJson(outDir, pageTable(pages, tables))),
  }));
  const all = writeJson(
    outDir,
    chains.map(({path: route}) => route),
  );
  const everywhere = chains.filter(({path: route}) => isKnownEverywhere(route, baseUrl));
  const digests = Object.fromEntries(shared.map((id) => [id, tables.digests[id] ?? '']));
  const inline = (pages: readonly PageChain[]): InlineTable => ({
    groups,
    all,
    ...merged(pageTable([...new Set([...everywhere, ...pages])], tables), digests),
  });
  const write = (file: string, pages: readonly PageChain[]): void => {
    const html = path.join(outDir, file);
    const {loaders, digests: own} = pageTable(pages, tables);
    const scripts = [...new Set(Object.values(loaders).flatMap(([chunks]) => chunks))]
      .filter((id) => own[id] !== undefined)
      .map((id) => `${baseUrl}assets/js/${id}.${own[id] ?? ''}.js`);
    try {
      replaceFile(html, withHints(fs.readFileSync(html, 'utf8'), inline(pages), scripts));
    } catch (cause) {
      throw new Error(`${html} does not get its table of pages: ${String(cause)}`, {cause});
    }
  };
  for (const chain of chains) {
    const below = decodeURI(chain.path.slice(baseUrl.length));
    write(below.endsWith('.html') ? below : path.join(below, 'index.html'), [chain]);
  }
  write('404.html', []);
}
