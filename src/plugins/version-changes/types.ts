import type {ItemChange} from './core/compareItems';
import type {Section} from './core/comparePages';
import type {Item} from './core/items';

/** A version of a product whose pages the site has. */
export interface DocumentedVersion {
  /** Name in Docusaurus. */
  readonly name: string;
  /** Name for readers, which is also that of the folder of its reference data. */
  readonly label: string;
  readonly status: string;
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
