import fs from 'node:fs';
import path from 'node:path';
import {parseMovedPages} from '../core/parseMovedPages';
import type {TwinTable} from '../types';

/** File with the moved pages of a docs plugin, relative to the site. It exists only if pages have moved. */
export function movedPagesFile(pluginId: string): string {
  return `config/movedPages/${pluginId}.tsv`;
}

/** The moved pages of a docs plugin, if it has any. */
export function readMovedPages(siteDir: string, pluginId: string): TwinTable | undefined {
  const file = path.join(siteDir, movedPagesFile(pluginId));
  return fs.existsSync(file) ? parseMovedPages(fs.readFileSync(file, 'utf8'), file) : undefined;
}
