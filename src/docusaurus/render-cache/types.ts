/** Cache settings that the build passes to the server bundle. */
export interface RenderKeys {
  /** Absolute path of the folder with rendered pages. */
  readonly folder: string;
  /** Digest of all code and data that a page is rendered from, by page path. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Name of the file with the {@link RenderKeys}, next to the server bundle. */
export const keysFile = 'render-keys.json';
