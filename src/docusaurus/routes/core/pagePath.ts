import {decodedPath} from '../../runtime/core/address';

/** Normal form of a path: decoded, lower case, without `.html`, `/index.html`, or a slash at its end. */
export function normalPath(path: string): string {
  return decodedPath(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.html$|\/$/, '');
}

/** The longest prefix that a path equals or is below. */
export function nearestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  const folder = `${normalPath(path)}/`;
  return prefixes
    .filter((prefix) => folder.startsWith(`${normalPath(prefix)}/`))
    .sort((a, b) => b.length - a.length)[0];
}
