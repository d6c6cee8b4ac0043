import type {VersionCounts} from './core/counts';
import type {statusRows} from './server/statusRows';
import type {statusTexts} from './texts';

/** A page on the status page whose translation isn't current. */
export type StatusRow = Awaited<ReturnType<typeof statusRows>>[number];

/** What the status page shows. */
export interface StatusPageData {
  readonly texts: Readonly<Record<keyof typeof statusTexts, string>>;
  readonly versions: readonly VersionCounts[];
  readonly rows: readonly StatusRow[];
}
