import type {VersionCounts} from './core/counts';
import type {statusRows} from './server/statusRows';
import type {statusTexts} from './texts';

/** What the status page shows. */
export interface StatusPageData {
  readonly texts: Readonly<Record<keyof typeof statusTexts, string>>;
  readonly versions: readonly VersionCounts[];
  /** Translations that aren't current. */
  readonly rows: Awaited<ReturnType<typeof statusRows>>;
}
