/** Minimum cost of turning one list into the other; adding an item costs 1. */
function editCost<T>(
  from: ArrayLike<T>,
  to: ArrayLike<T>,
  leaveOut: number,
  exchange: (a: T, b: T) => number,
): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [(i + 1) * leaveOut];
    for (let j = 0; j < to.length; j += 1) {
      next.push(
        Math.min(
          (row[j] as number) + exchange(from[i] as T, to[j] as T),
          (row[j + 1] as number) + leaveOut,
          (next[j] as number) + 1,
        ),
      );
    }
    row = next;
  }
  return row[to.length] as number;
}

const mistyped = 1 / 3;
/** Cost of ignoring a typed segment. Higher than that of a missing one. */
const ignored = 1.5;

/** 0 for equal segments, little for a typo, and as much as two changes for different words. */
function exchangeSegment(a: string, b: string): number {
  const share = editCost(a, b, 1, (x, y) => (x === y ? 0 : 1)) / Math.max(a.length, b.length, 1);
  return share <= mistyped ? share : 2;
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((segment, index) => segment !== b[index]);
  return different < 0 ? a.length : different;
}

/**
 * The page whose path is most similar to an unknown path. A mistyped, missing, or extra segment costs less than a different
 * word, and a page in the same folder wins over one elsewhere.
 *
 * @param pages paths of pages; the first of several equally similar ones wins
 */
export function likeliestPage(pathname: string, pages: Iterable<string>): string | undefined {
  const wanted = segmentsOf(pathname);
  const candidates = [...pages].map((page) => {
    const segments = segmentsOf(page);
    const cost = editCost(wanted, segments, ignored, exchangeSegment);
    return {page, cost, shared: sharedStart(wanted, segments)};
  });
  return candidates.sort((a, b) => a.cost - b.cost || b.shared - a.shared)[0]?.page;
}
