/** What the server's bundle is told about the cache by the build. */
export interface RenderKeys {
  /** Absolute path of the folder that keeps what pages were rendered to. */
  readonly folder: string;
  /** Digest of all code and data that a page is rendered from, by path of the page. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Name of the file, beside the server's bundle, that holds the {@link RenderKeys}. */
export const keysFile = 'render-keys.json';
