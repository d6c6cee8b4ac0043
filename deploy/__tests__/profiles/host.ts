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

/** Splits a request target into its path and its query, including the question mark. */
export function splitTarget(target: string): {path: string; query: string} {
  const at = target.indexOf('?');
  return at === -1 ? {path: target, query: ''} : {path: target.slice(0, at), query: target.slice(at)};
}

/** Follows redirects like a browser. @returns the last response and the number of redirects before it */
export function follow(host: Host, target: string): HostAnswer & {redirects: number; target: string} {
  let answer = host(target);
  let redirects = 0;
  let last = target;
  while (answer.location !== undefined && redirects < 5) {
    last = answer.location;
    answer = host(last);
    redirects += 1;
  }
  return {...answer, redirects, target: last};
}

/**
 * Headers for a path in a `_headers` file. Values from all matching rules are joined by name.
 */
export function headersFor(headersFile: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile.split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies && line.startsWith('  ')) {
      const [name = '', ...value] = line.trim().split(': ');
      headers[name] = [headers[name], value.join(': ')].filter((part) => part !== undefined).join(', ');
    }
  }
  return headers;
}
