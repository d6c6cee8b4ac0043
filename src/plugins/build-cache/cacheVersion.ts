import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const folders = ['config', 'src/plugins', 'src/prism', 'src/remark'];
/** Pins the version of every library that the code calls. */
const pins = 'package.json';

/** Source files below a folder, relative to the site, in an order that is always the same. */
function sourcesIn(siteDir: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  return entries
    .filter((file) => /\.(?:ts|tsx|json)$/.test(file) && !file.split(path.sep).includes('__tests__'))
    .map((file) => path.join(folder, file))
    .sort();
}

/**
 * Names what the work of a build depends on besides the modules that it bundles: the configuration, the code
 * that runs in the build and its libraries, and what the build was told from outside.
 *
 * @param siteDir folder of the site
 * @param environment what the build was told from outside
 * @returns 16 hexadecimal digits of a SHA-256
 */
export function cacheVersion(siteDir: string, environment: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const file of [pins, ...folders.flatMap((folder) => sourcesIn(siteDir, folder))]) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
