import type {RedirectPattern} from './patterns';
import type {RedirectRow} from './rows';

const versionPath = /^(?:next|v\d[\d.]*)(?:\/|$)/;

/** A path without its trailing slash. The root is unchanged. */
function bare(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/**
 * All redirects in a language.
 *
 * @param pages paths of all pages, without locale
 * @returns redirects by bare source path, and problems in the table
 */
export function expandRedirects(
  rows: readonly RedirectRow[],
  patterns: readonly RedirectPattern[],
  pages: readonly string[],
) {
  const known = new Map(pages.map((page) => [bare(page), page]));
  const redirects = new Map<string, string>();
  const problems: {line: number; message: string}[] = [];
  for (const {from, to, line} of rows) {
    const source = bare(from);
    const target = known.get(bare(to));
    const report = (message: string) => problems.push({line, message});
    if (known.has(source)) {
      report(`"${from}" is a page; remove the row`);
    } else if (redirects.has(source)) {
      report(`"${from}" is listed twice; remove one of the rows`);
    } else if (target === undefined) {
      report(`"${to}", the target of "${from}", doesn't exist; name an existing page`);
    } else {
      redirects.set(source, target);
    }
  }
  const add = (from: string, to: string) => {
    const source = bare(from);
    if (!known.has(source) && !redirects.has(source)) {
      redirects.set(source, to);
    }
  };
  for (const {from, to, keepsRest, hasVersions = false} of patterns) {
    if (!keepsRest) {
      const target = known.get(bare(to));
      if (target !== undefined) {
        add(from, target);
      }
    } else {
      for (const page of pages.filter((path) => path.startsWith(to))) {
        const rest = page.slice(to.length);
        if (hasVersions || !versionPath.test(rest)) {
          add(from + rest, page);
        }
      }
    }
  }
  return {redirects, problems};
}
