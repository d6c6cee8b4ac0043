import registry from '@generated/registry';
import type {Loader} from '../types';

declare const __webpack_require__: {
  (module: number | string): unknown;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Requires a module and returns it in the form of an ES module. */
  t(module: number | string, mode: number): unknown;
  /** Path of a chunk's file below the public path. */
  u(chunk: string): string;
  /** Public path, ending in a slash. */
  p: string;
};

/** Mode of `__webpack_require__.t` for `import()`: require, keep ES modules, wrap everything else. */
const asNamespace = 1 | 2 | 4 | 16;

const digests: Record<string, string> = {};
const pathWithoutDigest = __webpack_require__.u;
// `import()` in other scripts also calls this function.
__webpack_require__.u = (chunk) => {
  const digest = digests[chunk];
  const path = pathWithoutDigest(chunk);
  return digest === undefined ? path : path.replace(/\.js$/, `.${digest}.js`);
};

// Makes the bundler create the chunks of all pages. The build deletes the registry's own chunk.
const neverLoaded: unknown[] = [];
neverLoaded.push(() => import(/* webpackChunkName: "registry" */ '@stock-registry'));

const loaders: Record<string, Loader> = {};

/** Path of a build file on the site's origin. */
export function assetPath(path: string): string {
  return __webpack_require__.p + path;
}

/** Adds chunks, so that they can be loaded by name. */
export function addChunks(
  more: Readonly<Record<string, Loader>>,
  moreDigests: Readonly<Record<string, string>>,
) {
  Object.assign(digests, moreDigests);
  Object.assign(loaders, more);
  for (const [name, [chunks, module]] of Object.entries(more)) {
    const load = async () => {
      await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
      return __webpack_require__.t(module, asNamespace);
    };
    Object.assign(registry, {[name]: [load]});
  }
}

/** Paths of the scripts that a chunk name loads. */
export function filesOf(name: string): string[] {
  return (loaders[name]?.[0] ?? [])
    .filter((chunk) => digests[chunk] !== undefined)
    .map((chunk) => assetPath(__webpack_require__.u(chunk)));
}
