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

/** Path of a link's target, without query and hash. */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}
