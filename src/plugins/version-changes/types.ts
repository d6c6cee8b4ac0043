import type {ItemChange} from './core/compareItems';
import type {Section} from './core/comparePages';
import type {Item} from './core/items';

/** A version of a product whose pages the site has. */
export interface DocumentedVersion {
  /** Name in Docusaurus. */
  readonly name: string;
  /** Name for readers, which is also that of the folder of its reference data. */
  readonly label: string;
  readonly status: 'next' | 'latest' | 'maintained' | 'archived';
  /** Folder of the English pages, relative to the site, and that of the translations with `{locale}`. */
  readonly folder: string;
  readonly translations: string;
  /** Path of the version's pages below the base URL, without outer slashes. */
  readonly path: string;
}

/** A page, by its title and its path below the base URL. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}

/** A page that both versions have. */
export interface ChangedPage extends PageLink {
  /** Share of the text that changed, from 0 to 1. */
  readonly share: number;
  /** Path in the older version, if the page moved. */
  readonly from?: string;
  /** Path of the comparison, if there is one. */
  readonly comparison?: string;
}

/** A change of what the tool offers, in the reader's language. */
export interface ItemRow extends Omit<ItemChange, 'item'>, Pick<Item, 'kind' | 'owner' | 'name'> {
  readonly meaning?: string;
}

/** What changed between two versions of a product. */
export interface Overview {
  readonly unchanged: number;
  readonly added: readonly PageLink[];
  readonly removed: readonly PageLink[];
  /** Pages that moved or whose text changed, most changed first. */
  readonly changed: readonly ChangedPage[];
  readonly items: readonly ItemRow[];
}

/** An overview with the comparisons of the pages; these only between neighbors. */
export interface Changes {
  readonly overview: Overview;
  /** Comparisons by the page's path, with the path of its older version and its source file. */
  readonly comparisons: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly from: string;
        readonly file: string;
        readonly sections: readonly Section[];
      }
    >
  >;
}

/** The release that a version's pages describe. */
export interface Release {
  readonly tag: string;
  /** Day of the tagged commit, such as `2025-01-22`. */
  readonly date: string;
  /** Address of the release notes. */
  readonly notes: string;
}

/** Data of the page about two versions. All paths are below the base URL. */
export interface ChangesPageData {
  readonly product: string;
  readonly hue?: string;
  readonly from: string;
  readonly to: string;
  readonly areNeighbors: boolean;
  readonly docs: string;
  readonly feed: string;
  /** Pages about the newer version and other older ones. */
  readonly others: readonly PageLink[];
  readonly overview: Overview;
}

/** The versions of a product, newest first. All paths are below the base URL. */
export interface ProductVersions {
  readonly id: string;
  readonly product: string;
  readonly feed: string;
  readonly versions: readonly {
    readonly label: string;
    readonly status: DocumentedVersion['status'];
    readonly docs: string;
    /** Path of what changed; absent for the oldest version. */
    readonly changes?: string;
    readonly release?: Release;
  }[];
}
