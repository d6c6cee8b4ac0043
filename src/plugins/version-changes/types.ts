import type {referenceProduct} from '../../../config/reference';
import type {ItemName} from '../../remark/reference/items';
import type {ChangeCounts} from './core/changeCounts';
import type {ItemChange} from './core/compareItems';
import type {Section} from './core/comparePages';
import type {listVersions} from './server/listVersions';

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

/** The versions of a product on `/versions`, newest first. */
export type ProductVersions = ReturnType<typeof listVersions>;
/** A version of a product on `/versions`. */
export type ListedVersion = ProductVersions['versions'][number];
