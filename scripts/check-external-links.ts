import {setTimeout as pause} from 'node:timers/promises';
import {splitFences} from '../src/build/splitFences';
import {inParallel} from './lib/inParallel';
import {projectFiles, readProjectFile} from './lib/projectDir';

const inlineCode = /`[^`]+`/g;
const address = /https?:\/\/[^\s<>"'`\])}#]+/g;

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

/** Status codes of hosts that reject scripts. */
const refusals = new Set([401, 403, 405, 429, 501, 999]);

/** Requests an address. Returns `undefined` if it works, and otherwise the reason and whether it may still work. */
export async function faultOf(url: string, timeoutMs: number) {
  try {
    const headers = {
      'user-agent': 'KusionStack-site-link-check (+https://github.com/KusionStack/kusionstack.io)',
    };
    const response = await fetch(url, {headers, signal: AbortSignal.timeout(timeoutMs)});
    await response.body?.cancel();
    const {ok, status} = response;
    return ok ? undefined : {reason: `status ${status}`, isUnclear: refusals.has(status)};
  } catch (error) {
    const {name, message, cause} = error as Error & {cause?: {code?: string}};
    const reason = name === 'TimeoutError' ? `no response within ${timeoutMs} ms` : (cause?.code ?? message);
    return {reason, isUnclear: false};
  }
}

/** Reports broken links, with one request at a time per host. (Linkinator needs Node 22 and doesn't pause between them.) */
async function main(): Promise<void> {
  const byHost = new Map<string, Map<string, string[]>>();
  for (const file of projectFiles('*.md', '*.mdx', 'config/*.ts')) {
    for (const {line, url} of externalLinksOf(readProjectFile(file))) {
      const {host} = new URL(url);
      const places = byHost.get(host) ?? new Map<string, string[]>();
      byHost.set(host, places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]));
    }
  }
  const counts = {checked: 0, broken: 0, unclear: 0};
  await inParallel([...byHost.values()], 6, async (places) => {
    for (const [url, linkedFrom] of places) {
      const fault = await faultOf(url, 20_000);
      counts.checked += 1;
      if (fault?.isUnclear) {
        counts.unclear += 1;
        console.log(`Could not check: ${url} (${fault.reason})`);
      } else if (fault) {
        counts.broken += 1;
        console.error(`Broken: ${url} (${fault.reason})\n  linked from ${linkedFrom.join(', ')}`);
      }
      await pause(1000);
    }
  });
  console.log(`${counts.checked} addresses, ${counts.broken} broken, ${counts.unclear} not checked`);
  process.exitCode = counts.broken > 0 ? 1 : 0;
}

if (require.main === module) {
  void main();
}
