import type {referenceProduct} from '../../../config/reference';
import type {ItemName} from '../../remark/reference/items';
import type {ChangeCounts} from './core/changeCounts';
import type {ItemChange} from './core/compareItems';
import type {Section} from './core/comparePages';

/** A product whose versions are compared. */
export type ComparedProduct = ReturnType<typeof referenceProduct>;

/** A page with its title and its path, including the base URL. */
export interface PageLink {
  readonly title: string;
  /** Its sidebar category, if any. */
  readonly category?: string;
  readonly path: string;
}

/** A page in both versions. */
export interface ChangedPage extends PageLink {
  /** Share of the text that changed, from 0 to 1. */
  readonly share: number;
  /** Path in the older version, if the page moved. */
  readonly from?: string;
}

/** A changed item, in the reader's language. */
export interface ItemRow extends Omit<ItemChange, 'item'>, ItemName {
  readonly meaning?: string;
  /** Where it is documented, in the newer version if possible. */
  readonly path?: string;
}

/** The changes between two versions of a product. */
export interface Overview {
  readonly unchanged: number;
  readonly added: readonly PageLink[];
  readonly removed: readonly PageLink[];
  /** Pages that moved or whose text changed, most changed first. */
  readonly changed: readonly ChangedPage[];
  /** Breaking ones first. */
  readonly items: readonly ItemRow[];
  /** Where the owners of the items are documented, by name. */
  readonly owners: Readonly<Record<string, string | undefined>>;
}

/** The changes on a page since the previous version. */
export interface PageChanges {
  /** Path of the page in the previous version. */
  readonly before: string;
  readonly counts: ChangeCounts;
  readonly sections: readonly Section[];
}

/** The release that a version's pages describe. */
export interface Release {
  readonly tag: string;
  /** Day of the tagged commit, such as `2025-01-22`. */
  readonly date: string;
  /** Address of the release notes. */
  readonly notes: string;
}

/** Data of the page about two versions. */
export interface ChangesPageData {
  readonly product: string;
  readonly hue?: string;
  readonly from: string;
  readonly to: string;
  /** Path of the newer version's entry page. */
  readonly docs: string;
  readonly feed: string;
  /** All older versions, with the paths of their comparisons. */
  readonly comparisons: readonly {readonly from: string; readonly path: string}[];
  readonly overview: Overview;
}

/** A version of a product on `/versions`. */
export interface ListedVersion {
  readonly label: string;
  readonly status: 'next' | 'latest' | 'maintained' | 'archived';
  readonly docs: string;
  /** The previous version, and the path of the changes since; absent for the oldest version. */
  readonly changes?: {readonly since: string; readonly path: string};
  /** Absent for the unreleased version. */
  readonly release?: Release;
}

/** The versions of a product, newest first. */
export interface ProductVersions {
  readonly id: string;
  readonly product: string;
  readonly feed: string;
  readonly versions: readonly ListedVersion[];
}
