/** A result that the reader opened. */
export interface RecentSearch {
  readonly key: string;
  readonly title: string;
  /** Where it belongs, as the result's row said it. */
  readonly path: string;
}

/** How many opened results are kept. */
export const mostRecent = 5;

function isRecent(value: unknown): value is RecentSearch {
  const entry = value as Partial<Record<keyof RecentSearch, unknown>> | null;
  return (
    typeof entry === 'object' &&
    typeof entry?.key === 'string' &&
    typeof entry.title === 'string' &&
    typeof entry.path === 'string'
  );
}

/**
 * Recent searches as the browser stored them; whatever cannot be read counts as none.
 *
 * @param isRoute tells addresses of this site from others, which are left out.
 */
export function readRecent(stored: string | null, isRoute: (route: string) => boolean): RecentSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list)
      ? list
          .filter(isRecent)
          .filter(({key}) => isRoute(key))
          .slice(0, mostRecent)
      : [];
  } catch {
    return [];
  }
}

/** The list with one more entry at its head; an entry for the same place moves there. */
export function withRecent(list: readonly RecentSearch[], entry: RecentSearch): RecentSearch[] {
  return [entry, ...withoutRecent(list, entry.key)].slice(0, mostRecent);
}

/** The list without the entry for a place. */
export function withoutRecent(list: readonly RecentSearch[], key: string): RecentSearch[] {
  return list.filter((entry) => entry.key !== key);
}
