import fs from 'node:fs';
import path from 'node:path';
import {parseMovedPages} from '../parseMovedPages';

const file = path.resolve(__dirname, '../../../../../config/movedPages/default.tsv');

/** The moved topics of Kusion. */
export const kusion = parseMovedPages(fs.readFileSync(file, 'utf8'), file);

/** The versions, with all their pages published. */
export const kusionVersions = kusion.versions.map((name) => ({
  name,
  routes: new Set(kusion.topics.flatMap(({routes}) => routes[name] ?? [])),
}));
