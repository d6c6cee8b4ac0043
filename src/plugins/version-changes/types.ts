import type {ItemName} from '../../remark/reference/items';
import type {ReferenceProduct} from '../../remark/reference/place';
import type {ChangeCounts} from './core/changeCounts';
import type {ItemChange} from './core/compareItems';
import type {Section} from './core/comparePages';

/** A product whose versions are compared. */
export interface ComparedProduct extends ReferenceProduct {
  readonly route: string;
  readonly entry: string;
  readonly hue?: string;
  readonly repository?: string;
}

/** A page, by its title and its path with the base URL. */
export interface PageLink {
  readonly title: string;
  /** Category of the sidebar that it is in, if any. */
  readonly category?: string;
  readonly path: string;
}

/** A page that both versions have. */
export interface ChangedPage extends PageLink {
  /** Share of the text that changed, from 0 to 1. */
  readonly share: number;
  /** Path in the older version, if the page moved. */
  readonly from?: string;
}

/** A change of what the tool offers, in the reader's language. */
export interface ItemRow extends Omit<ItemChange, 'item'>, ItemName {
  readonly meaning?: string;
  /** Where it is documented, in the newer version if that has it. */
  readonly path?: string;
}

/** What changed between two versions of a product. */
export interface Overview {
  readonly unchanged: number;
  readonly added: readonly PageLink[];
  readonly removed: readonly PageLink[];
  /** Pages that moved or whose text changed, most changed first. */
  readonly changed: readonly ChangedPage[];
  /** Breaking ones first. */
  readonly items: readonly ItemRow[];
  /** Where the owners of the items are documented, by their names. */
  readonly owners: Readonly<Record<string, string | undefined>>;
}

/** What changed on a page since the version before. */
export interface PageChanges {
  /** Path of the page in the version before. */
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
  /** All older versions with the paths of the pages that compare with them. */
  readonly comparisons: readonly {readonly from: string; readonly path: string}[];
  readonly overview: Overview;
}

/** A version of a product as `/versions` lists it. */
export interface ListedVersion {
  readonly label: string;
  readonly status: 'next' | 'latest' | 'maintained' | 'archived';
  readonly docs: string;
  /** The version before, and the path of what changed since; absent for the oldest version. */
  readonly changes?: {readonly since: string; readonly path: string};
  /** Absent for the next version. */
  readonly release?: Release;
}

/** The versions of a product, newest first. */
export interface ProductVersions {
  readonly id: string;
  readonly product: string;
  readonly feed: string;
  readonly versions: readonly ListedVersion[];
}
