import type {VersionCounts} from './core/counts';
import type {Status} from './core/status';
import type {statusTexts} from './texts';

/** A page on the status page whose translation isn't current. */
export interface StatusRow {
  /** Path of the English page, relative to the site, which is also the row's anchor. */
  readonly id: string;
  readonly title: string;
  readonly product: string;
  readonly version?: string;
  readonly status: Status;
  /** Address of the English page; absent for a page that isn't listed. */
  readonly href?: string;
  /** Where the translation can be changed or added. */
  readonly editUrl: string;
  readonly historyUrl: string;
  /** Day of the last change of the English page, as `2026-01-31`; absent if unknown. */
  readonly changedOn?: string;
  readonly changed: readonly {readonly id: string; readonly title: string}[];
  readonly removed: number;
}

/** What the status page shows. */
export interface StatusPageData {
  readonly texts: Readonly<Record<keyof typeof statusTexts, string>>;
  readonly versions: readonly VersionCounts[];
  readonly rows: readonly StatusRow[];
}
