import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from './files';

/** Content of a JSON file; `undefined` if the file is missing or damaged. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns the cached result of an earlier build if its key is the same; otherwise, makes and caches it.
 *
 * @param file cache file
 * @param key digest of everything the result depends on
 * @param make makes the result, which must be serializable as JSON
 */
export async function cached<Result>(file: string, key: string, make: () => Promise<Result>): Promise<Result> {
  const known = readJson(file) as {readonly key: string; readonly result: Result} | undefined;
  if (known?.key === key) {
    return known.result;
  }
  const result = await make();
  replaceFile(file, JSON.stringify({key, result}));
  return result;
}

/**
 * Caches many small results of a build in one file, for the next build.
 *
 * @param file cache file; if absent, nothing is cached
 * @returns `get`, which returns the cached result for a key or makes it, and `save`, which caches the results that this
 *   build used
 */
export function cachedResults<Result>(file: string | undefined) {
  const known = (file === undefined ? {} : (readJson(file) ?? {})) as Record<string, Result | undefined>;
  const used: typeof known = {};
  return {
    get(key: string, make: () => Result): Result {
      const result = known[key] ?? make();
      used[key] = result;
      return result;
    },
    save(): void {
      if (file !== undefined) {
        replaceFile(file, JSON.stringify(used));
      }
    },
  };
}

/**
 * Path in the cache of a site's builds, next to the bundler's own cache.
 *
 * @returns an absolute path, or `undefined` if builds must not cache anything
 */
export function cachePath(siteDir: string, ...names: readonly string[]): string | undefined {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(siteDir, 'node_modules/.cache', ...names);
}
