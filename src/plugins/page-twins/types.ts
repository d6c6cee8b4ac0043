/**
 * The pages of a product that moved between versions.
 *
 * `moved` has one string per topic with one cell per version, separated by spaces: a route below the version's own path,
 * without outer slashes, `/` for the version's root, `-` if the version lacks the topic, or nothing if the route equals
 * that of the previous cell.
 */
export interface TwinTable {
  readonly versions: readonly string[];
  readonly moved: readonly string[];
}

/** Tables by docs plugin id. Plugins without moved pages have none. */
export type TwinTables = Readonly<Record<string, TwinTable | undefined>>;
