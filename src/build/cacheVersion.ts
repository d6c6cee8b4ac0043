import fs from 'node:fs';
import path from 'node:path';
import {digest} from './digest';
import {filesBelow} from './files';

const folders = ['config', 'src/build', 'src/docusaurus', 'src/plugins', 'src/prism', 'src/remark'];
/** These pin the version of every library that build code calls. */
const pins = ['package.json', 'package-lock.json'];

/** Source files below a folder, relative to the site, sorted. */
function sourcesIn(siteDir: string, folder: string): string[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((file) => /\.(?:[cm]?[jt]s|tsx|json)$/.test(file) && !file.split('/').includes('__tests__'))
    .map((file) => `${folder}/${file}`);
}

/**
 * Digest of what a build depends on besides the modules it bundles: configuration, build code, its libraries, and the
 * environment.
 *
 * @param siteDir folder of the site
 * @param environment the environment variables the build uses
 */
export function cacheVersion(siteDir: string, environment: unknown): string {
  const files = [...pins, ...folders.flatMap((folder) => sourcesIn(siteDir, folder))];
  return digest(
    JSON.stringify(environment),
    ...files.flatMap((file) => [file, fs.readFileSync(path.join(siteDir, file))]),
  );
}
