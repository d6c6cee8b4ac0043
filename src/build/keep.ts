import fs from 'node:fs/promises';
import path from 'node:path';
import {replaceFile} from './files';

interface Kept<Result> {
  readonly key: string;
  readonly result: Result;
}

async function readKept<Result>(file: string, key: string): Promise<Kept<Result> | undefined> {
  try {
    const kept = JSON.parse(await fs.readFile(file, 'utf8')) as Kept<Result>;
    return kept.key === key ? kept : undefined;
  } catch {
    // Missing or damaged.
    return undefined;
  }
}

/**
 * Returns the cached result of an earlier build if its key is the same; otherwise, makes and caches it.
 *
 * @param file cache file
 * @param key digest of everything the result depends on
 * @param make makes the result, which must survive JSON
 */
export async function keep<Result>(file: string, key: string, make: () => Promise<Result>): Promise<Result> {
  const kept = await readKept<Result>(file, key);
  if (kept) {
    return kept.result;
  }
  const result = await make();
  await fs.mkdir(path.dirname(file), {recursive: true});
  replaceFile(file, JSON.stringify({key, result} satisfies Kept<Result>));
  return result;
}

/**
 * Cache folder for results of a site's builds, next to the bundler's own cache.
 *
 * @returns an absolute path, or `undefined` if builds must not cache anything
 */
export function keptIn(siteDir: string, ...names: readonly string[]): string | undefined {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(siteDir, 'node_modules/.cache', ...names);
}
