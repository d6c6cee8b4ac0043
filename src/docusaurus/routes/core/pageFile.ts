import {decodedPath} from '../../runtime/core/address';
import type {PageGroup} from '../types';

/** Average number of pages in one table file: small enough for the first round trip, large enough to be worth a request. */
export const pagesPerFile = 48;

/** Normal form of a path: decoded, lower case, without a trailing slash. */
export function filedAs(path: string): string {
  return decodedPath(path)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');
}

/** FNV-1a, 32 bits, over UTF-16 code units (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Index (0 to `count` - 1) of the file with the page at a path. */
export function fileIndex(path: string, count: number): number {
  return hash(filedAs(path)) % count;
}

/** Whether a path equals a prefix or is below it; a prefix may end in a slash. */
function isBelow(path: string, prefix: string): boolean {
  const root = filedAs(prefix);
  return root === '/' || path === root || path.startsWith(`${root}/`);
}

/** The longest prefix that a path is below. */
export function nearestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  const filed = filedAs(path);
  return prefixes.filter((prefix) => isBelow(filed, prefix)).sort((a, b) => b.length - a.length)[0];
}

/** Name of the file with the table of a path's page, if there is such a page; `undefined` if no group covers the path. */
export function pageFile(path: string, groups: readonly PageGroup[]): string | undefined {
  const prefix = nearestPrefix(
    path,
    groups.map((group) => group.prefix),
  );
  const files = groups.find((group) => group.prefix === prefix)?.files;
  return files?.[fileIndex(path, files.length)];
}
