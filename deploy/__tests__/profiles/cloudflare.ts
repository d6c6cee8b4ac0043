import {headersFor, splitTarget, type Host} from './host';

const defaultHeaders = {'Cache-Control': 'public, max-age=0, must-revalidate'};

/** The nearest 404.html on the way up from a path. */
function nearestNotFound(known: ReadonlySet<string>, path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  return folders
    .map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`)
    .find((file) => known.has(file));
}

/** Cloudflare Pages: takes ".html" and "index.html" off by redirect. */
export function cloudflare(files: readonly string[], headersFile: string): Host {
  const known = new Set(files);
  return (target) => {
    const {path, query} = splitTarget(target);
    const headers = {...defaultHeaders, ...headersFor(headersFile, path)};
    const redirect = (to: string) => ({status: 308, location: `${to}${query}`, headers});
    const bare = path.replace(/\/$/, '');
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
