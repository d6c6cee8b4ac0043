import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../build-cache/replaceFile';
import {htmlFileOf} from '../../upstream/htmlFile';
import {withHints} from '../core/hints';
import {inlineTables, type SharedParts} from '../core/inlineTable';
import {scriptsOf} from '../core/pageTable';
import type {PageChain} from '../core/routeTree';
import {unknownForm} from '../core/unknownForm';

/** Writes into each page's HTML what its first load needs: its table, and hints for its scripts. */
export function writePages(outDir: string, parts: SharedParts): void {
  const {baseUrl, chains, tables} = parts;
  const tableFor = inlineTables(parts);
  const write = (html: string, page?: PageChain): void => {
    const scripts = scriptsOf(page ? [page] : [], tables).map((file) => `${baseUrl}assets/js/${file}`);
    try {
      replaceFile(html, withHints(fs.readFileSync(html, 'utf8'), tableFor(page), scripts));
    } catch (cause) {
      throw unknownForm(
        {
          found: `${html} does not get its table of pages: ${String(cause)}`,
          expected: 'a file for each route, with a head.',
          file: 'server/writePages.ts',
        },
        cause,
      );
    }
  };
  for (const page of chains) {
    write(htmlFileOf(outDir, baseUrl, page.path), page);
  }
  write(path.join(outDir, '404.html'));
}
