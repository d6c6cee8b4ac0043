import fs from 'node:fs';
import path from 'node:path';
import {parseMovedPages} from '../core/parseMovedPages';
import type {MovedTopic} from '../types';

/** Folder, relative to the site, with a table of moved pages for each docs plugin that has some. */
export const movedPagesFolder = 'config/movedPages';

/** The moved pages of a docs plugin; none without a table. */
export function readMovedPages(siteDir: string, pluginId: string): MovedTopic[] {
  const file = path.join(siteDir, movedPagesFolder, `${pluginId}.tsv`);
  return fs.existsSync(file) ? parseMovedPages(fs.readFileSync(file, 'utf8'), file) : [];
}
