import fs from 'node:fs/promises';
import path from 'node:path';
import {replaceFile} from './replaceFile';

/** Something that a build has made and the next one may use. */
interface Kept<Result> {
  readonly key: string;
  readonly result: Result;
}

async function readKept<Result>(file: string, key: string): Promise<Kept<Result> | undefined> {
  try {
    const kept = JSON.parse(await fs.readFile(file, 'utf8')) as Kept<Result>;
    return kept.key === key ? kept : undefined;
  } catch {
    // Never written, or only in part because a build was stopped: it is made and written anew.
    return undefined;
  }
}

/**
 * Makes something only when it was not made from the same before.
 *
 * @param file where it is kept; each file keeps what was made last
 * @param key names everything that it is made from
 * @param make makes it; must be representable as JSON
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
 * Folder of things that builds of a site keep, beside what the bundler keeps.
 *
 * @returns absolute path, or `undefined` where builds are told to keep nothing
 */
export function keptIn(siteDir: string, ...names: readonly string[]): string | undefined {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(siteDir, 'node_modules/.cache', ...names);
}
