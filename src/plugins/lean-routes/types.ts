/** Names of a route's modules as Docusaurus nests them: the path of a property leads to the name of a chunk. */
export type ChunkNames = string | null | {readonly [property: string]: ChunkNames} | readonly ChunkNames[];

/** How the module behind a chunk name is loaded: its files by chunk id, then the module by its id. */
export type Loader = readonly [chunks: readonly string[], module: number | string, mode?: number];

/** A route as Docusaurus generates it, but for its component. */
export interface RouteRecord {
  readonly path: string;
  /** Second half of the key under which Docusaurus knows the chunk names of the route. */
  readonly hash: string;
  /** Place among its siblings: routes are tried in this order. */
  readonly order: number;
  /** Index of the parent among the routes of the table; absent at the top. */
  readonly parent?: number;
  /** Further attributes, such as `exact`, or the sidebar of a doc. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly names: ChunkNames;
}

/** A doc as the docs plugin's global data lists it, with the version it belongs to. */
export interface DocRecord {
  readonly plugin: string;
  readonly version: string;
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** Everything the browser has to know to open some pages. */
export interface PageTable {
  /** Parents come before their children. */
  readonly routes: readonly RouteRecord[];
  readonly loaders: Readonly<Record<string, Loader>>;
  /** The part of each chunk's file name that changes with its content, by chunk id. */
  readonly digests: Readonly<Record<string, string>>;
  /** The pages' docs, and their twins in other versions. */
  readonly docs: readonly DocRecord[];
}

/** Pages whose paths start alike. Their tables are spread over files by a hash of the path. */
export interface PageGroup {
  readonly prefix: string;
  /** Names of the files, without folder and extension. */
  readonly files: readonly string[];
}

/** What stands in the HTML of each page. */
export interface InlineTable extends PageTable {
  /** Path of the page; absent in the not-found page, which stands at many. */
  readonly page?: string;
  readonly groups: readonly PageGroup[];
  /** Name of the file that lists the paths of all pages. */
  readonly all: string;
}

/** Id of the element that holds the inline table. */
export const inlineTableId = 'page-table';

/** Folder of the tables, below the base URL. */
export const tableFolder = 'assets/pages';

/** Hexadecimal digits of a content's digest in the name of a file: as many as the bundler takes. */
export const digestLength = 8;
