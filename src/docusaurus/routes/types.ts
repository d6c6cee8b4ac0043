import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {ChunkNames} from '@docusaurus/types';

export type {ChunkNames, RouteChunkNames, RouteConfig} from '@docusaurus/types';

/** How to load the module of a chunk name: the ids of its chunks, then its module id. */
export type Loader = readonly [chunks: readonly string[], module: number | string];

/** A route as browsers get it, without its component. */
export interface RouteNode {
  readonly path: string;
  /** Second half of the route's key in `routesChunkNames.json`. */
  readonly hash: string;
  /** Position among its siblings, which the router tries in order. */
  readonly order: number;
  /** Other attributes, such as `exact`, or the sidebar of a doc. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly names: ChunkNames;
  /** Absent for a page. */
  readonly routes?: readonly RouteNode[];
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
  /** The pages and their parents. */
  readonly routes: readonly RouteNode[];
  readonly loaders: Readonly<Record<string, Loader>>;
  /** Content digest in the file name of each chunk, by chunk id. */
  readonly digests: Readonly<Record<string, string>>;
  /** The pages' docs, and the same docs in other versions. */
  readonly docs: readonly DocRecord[];
}

/** The table inside the HTML of a page. */
export interface InlineTable extends PageTable {
  /** Names of the files with the tables of all pages, by path prefix. */
  readonly files: Readonly<Record<string, string>>;
  /** Name of the file that lists the paths of all pages. */
  readonly all: string;
}

/** Id of the element that contains the inline table. */
export const inlineTableId = 'page-table';

/** Folder of the table files, below the base URL. */
export const tableFolder = 'assets/pages';
