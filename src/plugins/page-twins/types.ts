/** Routes of a topic by version name. Versions without the topic have no entry. */
export interface MovedTopic {
  readonly topic: string;
  /** Routes below the version's own path, without outer slashes; the version's root is the empty string. */
  readonly routes: Readonly<Record<string, string>>;
}

/** A published version and the routes of its pages. */
export interface PublishedVersion {
  readonly name: string;
  /** Routes below the version's own path, without outer slashes. */
  readonly routes: ReadonlySet<string>;
}

/**
 * The moved pages of a product, as sent to browsers.
 *
 * `moved` has one string per topic with one cell per version, separated by spaces: a route, `/` for the version's root,
 * `-` if the version lacks the topic, or nothing if the route equals that of the previous cell.
 */
export interface TwinTable {
  readonly versions: readonly string[];
  readonly moved: readonly string[];
}

/** Tables by docs plugin id. Plugins without moved pages have none. */
export type TwinTables = Readonly<Record<string, TwinTable>>;
