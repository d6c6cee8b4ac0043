import fs from 'node:fs';
import path from 'node:path';
import {parseMovedPages} from '../parseMovedPages';

const file = path.join(__dirname, 'kusion-across-versions.tsv');

/** Every topic of Kusion in all seven versions, moved or not. */
export const kusion = parseMovedPages(fs.readFileSync(file, 'utf8'), file);

/** The versions as if all their pages were published. */
export const kusionVersions = kusion.versions.map((name) => ({
  name,
  routes: new Set(kusion.topics.flatMap(({routes}) => routes[name] ?? [])),
}));
