/** The doc pages of the site. */
export interface KnownPages {
  /** Path prefixes of the docs instances, with base URL and locale, such as `/zh/docs`. */
  readonly roots: readonly string[];
  /** Paths of all docs pages, with base URL and locale. */
  readonly paths: ReadonlySet<string>;
  /** Base URL of the current locale, with trailing slash. */
  readonly baseUrl: string;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * Whether a link may be shown. A path below a docs instance must be one of its pages. Other paths are assumed to exist,
 * because the build's link check reports broken ones.
 */
export function linkExists(to: string, {roots, paths, baseUrl}: KnownPages): boolean {
  if (!to.startsWith('/')) {
    return true;
  }
  const path = withoutTrailingSlash(`${baseUrl.slice(0, -1)}${to}`);
  const documented = roots.some((root) => path === root || path.startsWith(`${root}/`));
  return !documented || paths.has(path);
}

/** The first `count` links that may be shown. */
export function existingLinks<T extends {readonly to: string}>(
  candidates: readonly T[],
  pages: KnownPages,
  count: number,
): T[] {
  return candidates.filter(({to}) => linkExists(to, pages)).slice(0, count);
}

/** Collects the pages of docs instances for the functions above. */
export function knownPages(
  instances: readonly {readonly path: string; readonly pages: readonly string[]}[],
  baseUrl: string,
): KnownPages {
  return {
    roots: instances.map(({path}) => withoutTrailingSlash(path)),
    paths: new Set(instances.flatMap(({pages}) => pages.map(withoutTrailingSlash))),
    baseUrl,
  };
}
