import type {PageGroup} from '../types';

/** Pages in one file of a group, on average: small enough for one packet train, large enough to be worth a request. */
export const pagesPerFile = 48;

/** A path in the one form under which its page is filed: decoded, in lower case, without final slash. */
export function filedAs(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A path that cannot be decoded has no page; any file will say so.
  }
  return decoded.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** FNV-1a, 32 bits, over UTF-16 code units (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Index of the file, among `count`, that knows the page at a path. */
export function fileIndex(path: string, count: number): number {
  return hash(filedAs(path)) % count;
}

/** Whether a path is a prefix itself or lies below it; a prefix may end in a slash. */
function isBelow(path: string, prefix: string): boolean {
  const root = filedAs(prefix);
  return root === '/' || path === root || path.startsWith(`${root}/`);
}

/** The longest of the prefixes that a path lies below. */
export function nearestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  const filed = filedAs(path);
  return prefixes.filter((prefix) => isBelow(filed, prefix)).sort((a, b) => b.length - a.length)[0];
}

/** File that knows whether there is a page at a path, and how to load it; absent when there is none. */
export function pageFile(path: string, groups: readonly PageGroup[]): string | undefined {
  const prefix = nearestPrefix(
    path,
    groups.map((group) => group.prefix),
  );
  const files = groups.find((group) => group.prefix === prefix)?.files;
  return files?.[fileIndex(path, files.length)];
}
