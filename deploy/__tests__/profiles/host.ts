/** What a host answers to one request. */
export interface HostAnswer {
  readonly status: number;
  /** File of the build that is sent. */
  readonly file?: string;
  /** Where a redirect leads, query included. */
  readonly location?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A host as its documentation and the public comparison of hosts' trailing slashes describe it. */
export type Host = (target: string) => HostAnswer;

/** Splits a request target into its path and its query, which keeps its question mark. */
export function splitTarget(target: string): {path: string; query: string} {
  const at = target.indexOf('?');
  return at === -1 ? {path: target, query: ''} : {path: target.slice(0, at), query: target.slice(at)};
}

/** Follows redirects as a browser does. @returns the last answer and how many redirects came before it */
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
 * Headers that a `_headers` file gives to a path: those of all rules that fit, values of one name joined.
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
