import {headersFor, splitTarget, type Host} from './host';

const defaultHeaders = {'Cache-Control': 'public, max-age=0, must-revalidate'};

/** The rules of a `_redirects` file. */
function rulesOf(redirectsFile: string) {
  return redirectsFile
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/))
    .map(([from = '', to = '', status = '301']) => ({from, to, status}));
}

/** Netlify with its default "pretty URLs", which add redirects. */
export function netlify(files: readonly string[], headersFile: string, redirectsFile: string): Host {
  const known = new Set(files);
  const rules = rulesOf(redirectsFile);
  return (target) => {
    const {path, query} = splitTarget(target);
    const headers = {...defaultHeaders, ...headersFor(headersFile, path)};
    const bare = path.replace(/\/$/, '');
    const rule = rules.find(({from}) =>
      from.endsWith('*') ? `${path}/`.startsWith(from.slice(0, -1)) : bare === from.replace(/\/$/, ''),
    );
    if (rule?.status.endsWith('!')) {
      const rest = path.slice(rule.from.length - 1);
      return {status: 301, location: `${rule.to.replace(':splat', rest)}${query}`, headers};
    }
    if (known.has(path)) {
      return {status: 200, file: path, headers};
    }
    if (known.has(`${bare}.html`)) {
      return path === bare
        ? {status: 200, file: `${bare}.html`, headers}
        : {status: 301, location: `${bare}${query}`, headers};
    }
    if (known.has(`${bare}/index.html`)) {
      return path.endsWith('/')
        ? {status: 200, file: `${bare}/index.html`, headers}
        : {status: 301, location: `${bare}/${query}`, headers};
    }
    // Netlify doesn't cache 404s.
    return {status: Number(rule?.status ?? 404), file: rule?.to, headers: {...headers, ...defaultHeaders}};
  };
}
