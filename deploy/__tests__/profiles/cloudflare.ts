import {headersFor, splitTarget, type Host} from './host';

const defaultHeaders = {'Cache-Control': 'public, max-age=0, must-revalidate'};

/** The closest 404.html in a path's parent folders. */
function nearestNotFound(known: ReadonlySet<string>, path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  return folders
    .map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`)
    .find((file) => known.has(file));
}

/** The rules of a `_redirects` file. */
function rulesOf(redirectsFile: string) {
  return redirectsFile
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => ({from, to}));
}

/** Target of the first rule that matches a path. */
function redirectTarget(rules: ReturnType<typeof rulesOf>, path: string): string | undefined {
  const rule = rules.find(({from}) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path,
  );
  return rule?.to.replace(':splat', path.slice(rule.from.length - 1));
}

/** Cloudflare Pages: follows redirects first, and removes ".html" and "index.html" by redirect. */
export function cloudflare(files: readonly string[], headersFile: string, redirectsFile: string): Host {
  const known = new Set(files);
  const rules = rulesOf(redirectsFile);
  return (target) => {
    const {path, query} = splitTarget(target);
    const headers = {...defaultHeaders, ...headersFor(headersFile, path)};
    const redirect = (to: string) => ({status: 308, location: `${to}${query}`, headers});
    const bare = path.replace(/\/$/, '');
    const moved = redirectTarget(rules, path);
    if (moved !== undefined) {
      return {status: 301, location: `${moved}${query}`, headers};
    }
    if (known.has(path)) {
      return path.endsWith('.html')
        ? redirect(path.replace(/(?:(?<=\/)index)?\.html$/, ''))
        : {status: 200, file: path, headers};
    }
    if (path.endsWith('/') && known.has(`${path}index.html`)) {
      return {status: 200, file: `${path}index.html`, headers};
    }
    if (known.has(`${bare}.html`)) {
      return path === bare ? {status: 200, file: `${bare}.html`, headers} : redirect(bare);
    }
    return known.has(`${bare}/index.html`)
      ? redirect(`${bare}/`)
      : {status: 404, file: nearestNotFound(known, path), headers};
  };
}
