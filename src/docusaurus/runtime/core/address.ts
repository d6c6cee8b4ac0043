/** Decodes the hash of an address; returns it unchanged if it is malformed. */
export function decodedHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * A path that the router can decode: if it has a malformed percent code, all percent signs are escaped.
 */
export function readablePath(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/** Decodes a path; returns it unchanged if it is malformed. */
export function decodedPath(pathname: string): string {
  return decodeURI(readablePath(pathname));
}

/** Possible forms of a path in a route: as given and decoded. */
export function pathForms(pathname: string): string[] {
  return [...new Set([pathname, decodedPath(pathname)])];
}

/** Path of a link's target, without query and hash. */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

/** Paths above a path, nearest first, down to the root. */
export function parentsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join('/')}`);
}

/** A path without `.html` or `/index.html`, which hosts treat as the page's own file name. */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
