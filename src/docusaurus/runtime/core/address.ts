/** Decodes the hash of an address; one that cannot be decoded is taken as it stands. */
export function decodedHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The forms of a path that a route may be written in: as it stands and, where it can be, decoded. */
export function pathForms(pathname: string): string[] {
  try {
    return [...new Set([pathname, decodeURI(pathname)])];
  } catch {
    return [pathname];
  }
}

/**
 * Path that the router can read. One with a percent sign that begins no valid code gets its percent
 * signs written as such; any other stays as it is.
 */
export function readablePath(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
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

/** A path without the ending of a file name that hosts take for the page's: `.html` or `/index.html`. */
export function withoutFileName(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
