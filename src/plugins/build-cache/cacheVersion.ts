import fs from 'node:fs';
import path from 'node:path';
import {digest} from './digest';

const folders = ['config', 'src/plugins', 'src/prism', 'src/remark'];
/** Pin the version of every library that the code calls, and of those that they call. */
const pins = ['package.json', 'package-lock.json'];

/** Source files below a folder, relative to the site, in an order that is always the same. */
function sourcesIn(siteDir: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  return entries
    .filter((file) => /\.(?:[cm]?[jt]s|tsx|json)$/.test(file) && !file.split(path.sep).includes('__tests__'))
    .map((file) => path.join(folder, file))
    .sort();
}

/**
 * Names what the work of a build depends on besides the modules that it bundles: the configuration, the code
 * that runs in the build and its libraries, and what the build was told from outside.
 *
 * @param siteDir folder of the site
 * @param environment what the build was told from outside
 */
export function cacheVersion(siteDir: string, environment: unknown): string {
  const files = [...pins, ...folders.flatMap((folder) => sourcesIn(siteDir, folder))];
  return digest(
    JSON.stringify(environment),
    ...files.flatMap((file) => [file, fs.readFileSync(path.join(siteDir, file))]),
  );
}
