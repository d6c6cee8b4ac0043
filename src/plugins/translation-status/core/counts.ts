import type {ContentFolder} from '../../../../config/contentSets';
import type {Status} from './status';

/** Number of a version's translations by status. */
export interface VersionCounts {
  readonly product: string;
  readonly version?: string;
  readonly counts: Readonly<Partial<Record<Status, number>>>;
}

/** Number of entries by status, without empty ones. */
export function countStatuses(rows: readonly {readonly status: Status}[]): VersionCounts['counts'] {
  const counts: Partial<Record<Status, number>> = {};
  for (const {status} of rows) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Counts for each version of each product with pages, in the order of the pages. */
export function countByVersion(
  rows: readonly {readonly set: ContentFolder; readonly status: Status}[],
): VersionCounts[] {
  return [...new Set(rows.map(({set}) => set))].map((set) => ({
    product: set.product,
    version: set.version,
    counts: countStatuses(rows.filter((row) => row.set === set)),
  }));
}
