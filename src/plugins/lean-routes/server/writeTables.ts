import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '../../build-cache/digest';
import {groupPages} from '../core/groups';
import {pageTable, type SiteTables} from '../core/pageTable';
import type {PageChain} from '../core/routeTree';
import {digestLength, tableFolder, type PageGroup} from '../types';

/** Names of the files that were written. */
interface WrittenTables {
  readonly groups: readonly PageGroup[];
  /** Name of the file that lists the paths of all pages. */
  readonly all: string;
}

/** Writes the tables that browsers fetch when they need pages that they do not know, each under a name of its content. */
export function writeTables(
  outDir: string,
  baseUrl: string,
  chains: readonly PageChain[],
  tables: SiteTables,
): WrittenTables {
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
