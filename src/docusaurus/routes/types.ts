import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** Chunk names of a route's modules, nested as in Docusaurus' `routesChunkNames.json`. */
export type ChunkNames = string | null | {readonly [property: string]: ChunkNames} | readonly ChunkNames[];

/** How to load the module of a chunk name: the ids of its chunks, then its module id. */
export type Loader = readonly [chunks: readonly string[], module: number | string];

/** A route of Docusaurus' generated `routes.js`, without its component. */
export interface RouteRecord {
  readonly path: string;
  /** Second half of the route's key in `routesChunkNames.json`. */
  readonly hash: string;
  /** Position among its siblings, which the router tries in order. */
  readonly order: number;
  /** Index of the parent in the routes of the table; absent at the top. */
  readonly parent?: number;
  /** Other attributes, such as `exact`, or the sidebar of a doc. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly names: ChunkNames;
}

/** The docs plugin's global data, by plugin id. */
export type DocsData = Readonly<
  Record<string, {readonly versions: readonly Pick<GlobalVersion, 'name' | 'path' | 'mainDocId' | 'docs'>[]}>
>;

/** A doc as the docs plugin's global data lists it, with its instance and version. */
export interface DocRecord extends GlobalDoc {
  readonly plugin: string;
  readonly version: string;
}

/** Everything a browser needs to open some pages. */
export interface PageTable {
  /** Parents come before their children. */
  readonly routes: readonly RouteRecord[];
  readonly loaders: Readonly<Record<string, Loader>>;
  /** Content digest in the file name of each chunk, by chunk id. */
  readonly digests: Readonly<Record<string, string>>;
  /** The pages' docs, and the same docs in other versions. */
  readonly docs: readonly DocRecord[];
}

/** Pages below one path, spread over files by a hash of the path. */
export interface PageGroup {
  readonly prefix: string;
  /** File names without folder and extension. */
  readonly files: readonly string[];
}

/** The table inside the HTML of a page. */
export interface InlineTable extends PageTable {
  /** Path of the page. Absent in the not-found page, which is served at many paths. */
  readonly page?: string;
  readonly groups: readonly PageGroup[];
  /** Name of the file that lists the paths of all pages. */
  readonly all: string;
}

/** Id of the element that contains the inline table. */
export const inlineTableId = 'page-table';

/** Folder of the table files, below the base URL. */
export const tableFolder = 'assets/pages';
