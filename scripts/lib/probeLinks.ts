/** What became of one address. */
export interface LinkState {
  /** `unclear`: the host answers, but not to programs. */
  readonly state: 'alive' | 'unclear' | 'broken';
  readonly reason: string;
}

/** How gently hosts are asked. */
export interface ProbeOptions {
  readonly timeoutMs: number;
  /** Pause between two requests to one host. */
  readonly pauseMs: number;
  /** Hosts asked at the same time. */
  readonly hostsAtOnce: number;
}

const headers = {
  'user-agent': 'KusionStack-site-link-check (+https://github.com/KusionStack/kusionstack.io)',
};

/** Some hosts refuse HEAD, or every program. */
const refusals = new Set([401, 403, 405, 429, 501, 999]);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function request(url: string, method: 'GET' | 'HEAD', timeoutMs: number): Promise<LinkState> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const reason = `status ${response.status}`;
    if (response.ok) {
      return {state: 'alive', reason};
    }
    return {state: refusals.has(response.status) ? 'unclear' : 'broken', reason};
  } catch (error) {
    const {name, message, cause} = error as Error & {cause?: {code?: string}};
    return {
      state: 'broken',
      reason: name === 'TimeoutError' ? `no answer in ${timeoutMs} ms` : (cause?.code ?? message),
    };
  }
}

/** Asks with HEAD, and once more with GET when that did not succeed: a failure may have been the method's. */
async function probe(url: string, {timeoutMs, pauseMs}: ProbeOptions): Promise<LinkState> {
  const first = await request(url, 'HEAD', timeoutMs);
  if (first.state === 'alive') {
    return first;
  }
  await pause(pauseMs);
  return request(url, 'GET', timeoutMs);
}

/**
 * Finds out which addresses still answer. One host gets one request at a time, with a pause between two.
 *
 * @param urls addresses, without fragment
 */
export async function probeLinks(
  urls: readonly string[],
  options: ProbeOptions,
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>();
  const byHost = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const queue = [...byHost.values()];
  async function work(): Promise<void> {
    for (let hostUrls = queue.shift(); hostUrls !== undefined; hostUrls = queue.shift()) {
      for (const url of hostUrls) {
        states.set(url, await probe(url, options));
        await pause(options.pauseMs);
      }
    }
  }
  await Promise.all(Array.from({length: options.hostsAtOnce}, work));
  return states;
}
