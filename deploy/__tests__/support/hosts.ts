import type {VercelRoute} from '../../hosts/vercel';

/** A host's response to a request. */
export interface HostAnswer {
  readonly status: number;
  /** File in the build that is served. */
  readonly file?: string;
  /** Redirect target, including the query. */
  readonly location?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A simulated host, based on its documentation and the public comparison of how hosts handle trailing slashes. */
export type Host = (target: string) => HostAnswer;

const defaultHeaders = {'Cache-Control': 'public, max-age=0, must-revalidate'};

/** Splits a request target into its path and its query, including the question mark. */
export function splitTarget(target: string) {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(target) ?? [];
  return {path, query};
}

/** Follows redirects like a browser. @returns the last response and the number of redirects before it */
export function follow(host: Host, target: string): HostAnswer & {redirects: number; target: string} {
  const answer = host(target);
  if (answer.location === undefined) {
    return {...answer, redirects: 0, target};
  }
  const last = follow(host, answer.location);
  return {...last, redirects: last.redirects + 1};
}

/** Headers for a path in a `_headers` file. Values from all matching rules are joined by name. */
function headersFor(headersFile: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile.split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies && line.startsWith('  ')) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return {...defaultHeaders, ...headers};
}

/** The rules of a `_redirects` file. */
function rulesOf(redirectsFile: string) {
  return redirectsFile
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status = '']) => ({from, to, status}));
}

/** GitHub Pages: serves files, has one not-found page for the whole site, and doesn't support headers. */
export function githubPages(files: readonly string[]): Host {
  const known = new Set(files);
  const headers = {'Cache-Control': 'max-age=600'};
  return (target) => {
    const {path, query} = splitTarget(target);
    const file = [path, `${path}.html`, path.endsWith('/') ? `${path}index.html` : ''].find((name) =>
      known.has(name),
    );
    if (file !== undefined) {
      return {status: 200, file, headers};
    }
    return known.has(`${path}/index.html`)
      ? {status: 301, location: `${path}/${query}`, headers}
      : {status: 404, file: '/404.html', headers};
  };
}

/** Cloudflare Pages: follows redirects first, and removes ".html" and "index.html" by redirect. */
export function cloudflare(files: readonly string[], headersFile: string, redirectsFile: string): Host {
  const known = new Set(files);
  const rules = rulesOf(redirectsFile);
  return (target) => {
    const {path, query} = splitTarget(target);
    const headers = headersFor(headersFile, path);
    const redirect = (to: string, status = 308) => ({status, location: `${to}${query}`, headers});
    const serve = (file: string | undefined, status = 200) => ({status, file, headers});
    const bare = path.replace(/\/$/, '');
    const rule = rules.find(({from}) =>
      from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path,
    );
    if (rule) {
      return redirect(rule.to.replace(':splat', path.slice(rule.from.length - 1)), 301);
    }
    if (known.has(path)) {
      return path.endsWith('.html') ? redirect(path.replace(/(?:(?<=\/)index)?\.html$/, '')) : serve(path);
    }
    if (path.endsWith('/') && known.has(`${path}index.html`)) {
      return serve(`${path}index.html`);
    }
    if (known.has(`${bare}.html`)) {
      return path === bare ? serve(`${bare}.html`) : redirect(bare);
    }
    if (known.has(`${bare}/index.html`)) {
      return redirect(`${bare}/`);
    }
    // The closest not-found page in the folders above.
    const folders = path.split('/').slice(0, -1);
    const pages = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/404.html`);
    return serve(
      pages.find((file) => known.has(file)),
      404,
    );
  };
}

/** Netlify with its default "pretty URLs", which add redirects. */
export function netlify(files: readonly string[], headersFile: string, redirectsFile: string): Host {
  const known = new Set(files);
  const rules = rulesOf(redirectsFile);
  return (target) => {
    const {path, query} = splitTarget(target);
    const headers = headersFor(headersFile, path);
    const bare = path.replace(/\/$/, '');
    const redirect = (to: string) => ({status: 301, location: `${to}${query}`, headers});
    const rule = rules.find(({from}) =>
      from.endsWith('*') ? `${path}/`.startsWith(from.slice(0, -1)) : bare === from.replace(/\/$/, ''),
    );
    if (rule?.status.endsWith('!')) {
      return redirect(rule.to.replace(':splat', path.slice(rule.from.length - 1)));
    }
    if (known.has(path)) {
      return {status: 200, file: path, headers};
    }
    for (const [file, address] of [
      [`${bare}.html`, bare],
      [`${bare}/index.html`, `${bare}/`],
    ] as const) {
      if (known.has(file)) {
        return path === address ? {status: 200, file, headers} : redirect(address);
      }
    }
    // Netlify doesn't cache 404s.
    return {status: Number(rule?.status ?? 404), file: rule?.to, headers: {...headers, ...defaultHeaders}};
  };
}

type Rule = Exclude<VercelRoute, {handle: string}> & {readonly pattern: RegExp};

/** Vercel with `routes`: serves files and folders, with and without a trailing slash. */
export function vercel(files: readonly string[], configFile: string): Host {
  const known = new Set(files);
  const {routes} = JSON.parse(configFile) as {routes: VercelRoute[]};
  const phases = {start: [] as Rule[], filesystem: [] as Rule[], hit: [] as Rule[], error: [] as Rule[]};
  let phase: keyof typeof phases = 'start';
  for (const route of routes) {
    if ('handle' in route) {
      phase = route.handle;
    } else {
      phases[phase].push({...route, pattern: new RegExp(`^${route.src}$`)});
    }
  }
  return (target) => {
    const {path, query} = splitTarget(target);
    const matching = (rules: readonly Rule[]) => rules.filter(({pattern}) => pattern.test(path));
    const headersOf = (rules: readonly Rule[]) =>
      Object.assign({}, ...rules.map(({headers}) => headers)) as Record<string, string>;
    const start = matching(phases.start);
    const moved = start.find(({status}) => status !== undefined);
    if (moved) {
      const location = path.replace(moved.pattern, moved.headers?.Location ?? '');
      return {status: 301, location: location + query, headers: headersOf(start)};
    }
    const file = [path, `${path.replace(/\/$/, '')}/index.html`].find((name) => known.has(name));
    if (file !== undefined) {
      return {status: 200, file, headers: headersOf([...start, ...matching(phases.hit)])};
    }
    const [rule] = matching(phases.error);
    return {
      status: rule?.status ?? 404,
      file: rule?.dest,
      headers: headersOf([...start, ...(rule ? [rule] : [])]),
    };
  };
}
