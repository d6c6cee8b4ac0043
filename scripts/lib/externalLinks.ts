/** A link to another site and the line it stands on. */
export interface ExternalLink {
  readonly line: number;
  readonly url: string;
}

const fence = /^\s*(?:`{3,}|~{3,})/;
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
  let inFence = false;
  return text.split('\n').flatMap((content, index) => {
    if (fence.test(content)) {
      inFence = !inFence;
      return [];
    }
    if (inFence) {
      return [];
    }
    return [...content.replace(inlineCode, '').matchAll(address)]
      .map(([match]) => match.replace(/[.,;:!?]+$/, ''))
      .filter((url) => {
        const host = hostOf(url);
        return host !== undefined && !placeholderHost.test(host) && !url.includes('$');
      })
      .map((url) => ({line: index + 1, url}));
  });
}
