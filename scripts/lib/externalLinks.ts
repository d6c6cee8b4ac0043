import {setTimeout as pause} from 'node:timers/promises';
import {splitFences} from '../../src/build/splitFences';
import {inParallel} from './inParallel';

const inlineCode = /`[^`]+`/g;
const address = /https?:\/\/[^\s<>"'`\])}]+/g;

/** Placeholders, and hosts that can't be reached from outside. */
const placeholderHost =
  /(?:^|\.)(?:example|example\.(?:com|net|org)|localhost|local|internal|svc|test)$|^[\d.]+$/;

/** Links to other sites in a Markdown page or a source file, with their lines. Skips addresses in code. */
export function externalLinksOf(text: string): {readonly line: number; readonly url: string}[] {
  return splitFences(text.split('\n'), 1).prose.flatMap((content, index) =>
    [...content.replace(inlineCode, '').matchAll(address)]
      .map(([match]) => match.replace(/[.,;:!?]+$/, ''))
      .filter(
        (url) => URL.canParse(url) && !placeholderHost.test(new URL(url).hostname) && !url.includes('$'),
      )
      .map((url) => ({line: index + 1, url})),
  );
}

/** State of an address. `unclear` means that the host responds but rejects scripts. */
interface LinkState {
  readonly state: 'alive' | 'unclear' | 'broken';
  readonly reason: string;
}

/** Request limits per host. */
interface ProbeOptions {
  readonly timeoutMs: number;
  /** Pause between two requests to the same host. */
  readonly pauseMs: number;
  readonly hostsAtOnce: number;
}

const headers = {
  'user-agent': 'KusionStack-site-link-check (+https://github.com/KusionStack/kusionstack.io)',
};

/** Status codes of hosts that reject HEAD requests or all scripts. */
const refusals = new Set([401, 403, 405, 429, 501, 999]);

async function request(url: string, method: 'GET' | 'HEAD', timeoutMs: number): Promise<LinkState> {
  try {
    const response = await fetch(url, {method, headers, signal: AbortSignal.timeout(timeoutMs)});
    await response.body?.cancel();
    const state = response.ok ? 'alive' : refusals.has(response.status) ? 'unclear' : 'broken';
    return {state, reason: `status ${response.status}`};
  } catch (error) {
    const {name, message, cause} = error as Error & {cause?: {code?: string}};
    const reason = name === 'TimeoutError' ? `no response within ${timeoutMs} ms` : (cause?.code ?? message);
    return {state: 'broken', reason};
  }
}

/**
 * Checks which addresses still work, with one request at a time per host. (Linkinator needs Node 22 and doesn't pause
 * between requests to a host.)
 *
 * @param urls addresses without fragment
 */
export async function probeLinks(
  urls: readonly string[],
  {timeoutMs, pauseMs, hostsAtOnce}: ProbeOptions,
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>();
  const byHost = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  await inParallel([...byHost.values()], hostsAtOnce, async (hostUrls) => {
    for (const url of hostUrls) {
      let state = await request(url, 'HEAD', timeoutMs);
      if (state.state !== 'alive') {
        await pause(pauseMs);
        state = await request(url, 'GET', timeoutMs);
      }
      states.set(url, state);
      await pause(pauseMs);
    }
  });
  return states;
}
