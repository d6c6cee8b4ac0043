import {distance} from 'fastest-levenshtein';

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** 1 for equal segments, a little less for a typo, and 0 for different words. */
function similarity(a: string, b: string): number {
  const share = distance(a, b) / Math.max(a.length, b.length);
  return share <= 1 / 3 ? 1 - share : 0;
}

/**
 * The page whose path is most similar to an unknown path. A common segment raises the score of a page by more than an
 * extra segment lowers it.
 *
 * @param pages paths of pages; the first of several equally similar ones wins
 */
export function likeliestPage(pathname: string, pages: Iterable<string>): string | undefined {
  const typed = segmentsOf(pathname);
  const candidates = [...pages].map((page) => {
    const segments = segmentsOf(page);
    const found = typed.map((segment) => Math.max(0, ...segments.map((other) => similarity(segment, other))));
    return {page, score: 2.5 * found.reduce((sum, share) => sum + share, 0) - segments.length};
  });
  return candidates.sort((a, b) => b.score - a.score)[0]?.page;
}
