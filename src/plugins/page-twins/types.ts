/** Routes of one topic, by version name; a version without the topic has no entry. */
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
 * The moved pages of one product as the browser gets them.
 *
 * `moved` has one string for each topic, with one cell for each version, separated by spaces: a
 * route, `-` where the version lacks the topic, `/` for the version's root, and nothing where the
 * route is that of the cell before.
 */
export interface TwinTable {
  readonly versions: readonly string[];
  readonly moved: readonly string[];
}

/** Tables by docs plugin id; a plugin without moved pages has none. */
export type TwinTables = Readonly<Record<string, TwinTable>>;
