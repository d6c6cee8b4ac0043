/** A result that the reader opened. */
export interface RecentSearch {
  readonly key: string;
  readonly title: string;
  /** Where it belongs, as the result's row said it. */
  readonly path: string;
}

/** How many opened results are kept. */
const mostRecent = 5;

function isRecent(value: unknown): value is RecentSearch {
  const entry = value as Partial<Record<string, unknown>> | null;
  return ['key', 'title', 'path'].every((member) => typeof entry?.[member] === 'string');
}

/**
 * Recent searches as the browser stored them; whatever cannot be read counts as none.
 *
 * @param isRoute tells addresses of this site from others, which are left out.
 */
export function readRecent(stored: string | null, isRoute: (route: string) => boolean): RecentSearch[] {
  try {
    const list = JSON.parse(stored ?? '[]') as unknown[];
    return list
      .filter((entry) => isRecent(entry) && isRoute(entry.key))
      .slice(0, mostRecent) as RecentSearch[];
  } catch {
    return [];
  }
}

/** The list with one more entry at its head; an entry for the same place moves there. */
export function withRecent(list: readonly RecentSearch[], entry: RecentSearch): RecentSearch[] {
  return [entry, ...list.filter(({key}) => key !== entry.key)].slice(0, mostRecent);
}
