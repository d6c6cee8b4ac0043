import {splitFences} from '../../src/plugins/content-guard/core/splitFences';

/** A link to another site and the line it stands on. */
export interface ExternalLink {
  readonly line: number;
  readonly url: string;
}

const inlineCode = /`[^`]+`/g;
const address = /https?:\/\/[^\s<>"'`\])}]+/g;

/** Hosts that stand for the reader's own, or that no one outside can reach. */
const placeholderHost =
  /(?:^|\.)(?:example|example\.(?:com|net|org)|localhost|local|internal|svc|test)$|^[\d.]+$/;

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Links to other sites in a Markdown page or a source file; code blocks show addresses, they do not link. */
export function externalLinksOf(text: string): ExternalLink[] {
  return splitFences(text.split('\n'), 1).prose.flatMap((content, index) =>
    [...content.replace(inlineCode, '').matchAll(address)]
      .map(([match]) => match.replace(/[.,;:!?]+$/, ''))
      .filter((url) => {
        const host = hostOf(url);
        return host !== undefined && !placeholderHost.test(host) && !url.includes('$');
      })
      .map((url) => ({line: index + 1, url})),
  );
}
