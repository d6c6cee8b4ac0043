import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';

/** A result that the reader opened. */
export interface RecentSearch {
  readonly key: string;
  readonly title: string;
  /** Where the page belongs, as shown in the result's row. */
  readonly path: string;
}

/** Number of opened results to keep. */
const maxRecent = 5;

function isRecent(value: unknown): value is RecentSearch {
  const entry = value as Partial<Record<string, unknown>> | null;
  return ['key', 'title', 'path'].every((member) => typeof entry?.[member] === 'string');
}

/** Parses the recent searches in the browser's storage. Ignores invalid data and addresses of other sites. */
export function readRecent(stored: string | null, baseUrl: string): RecentSearch[] {
  try {
    const list = JSON.parse(stored ?? '[]') as unknown[];
    return list
      .filter((entry) => isRecent(entry) && isSafeRoute(entry.key, baseUrl))
      .slice(0, maxRecent) as RecentSearch[];
  } catch {
    return [];
  }
}

/** Adds an entry to the start of the list, and removes an older one with the same address. */
export function withRecent(list: readonly RecentSearch[], entry: RecentSearch): RecentSearch[] {
  return [entry, ...list.filter(({key}) => key !== entry.key)].slice(0, maxRecent);
}
