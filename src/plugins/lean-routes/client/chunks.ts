import type {Loader} from '../types';
import registry from './registry';

declare const __webpack_require__: {
  (module: number | string): unknown;
  /** Loads the file of a chunk. */
  e(chunk: string): Promise<unknown>;
  /** A module that is not an ES module, in the form of one. */
  t(module: number | string, mode: number): unknown;
  /** Path of a chunk's file below the public path. */
  u(chunk: string): string;
  /** Public path, with a slash at its end. */
  p: string;
};

const digests: Record<string, string> = {};
// Calling it on one object for all: `import()` in the bundle asks it for the paths of chunks, too.
const pathWithoutDigest = __webpack_require__.u;
__webpack_require__.u = (chunk) => {
  const digest = digests[chunk];
  const path = pathWithoutDigest(chunk);
  return digest === undefined ? path : path.replace(/\.js$/, `.${digest}.js`);
};

// The registry of all pages has to be part of the bundle, or their chunks would not be made. The build
// reads its chunk, then takes it away: nothing may load it.
const neverLoaded: unknown[] = [];
neverLoaded.push(() => import(/* webpackChunkName: "registry" */ '@generated/registry'));

const loaders: Record<string, Loader> = {};

/** Path below the site's origin of a file that the build has written. */
export function assetPath(path: string): string {
  return __webpack_require__.p + path;
}

/** Makes chunks known: from now on their names can be loaded. */
export function addChunks(
  more: Readonly<Record<string, Loader>>,
  moreDigests: Readonly<Record<string, string>>,
) {
  Object.assign(digests, moreDigests);
  Object.assign(loaders, more);
  for (const [name, [chunks, module, mode]] of Object.entries(more)) {
    registry[name] ??= [
      async () => {
        await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
        return mode === undefined ? __webpack_require__(module) : __webpack_require__.t(module, mode);
      },
    ];
  }
}

/** Paths of the scripts that a chunk name is made of. */
export function filesOf(name: string): string[] {
  return (loaders[name]?.[0] ?? [])
    .filter((chunk) => digests[chunk] !== undefined)
    .map((chunk) => assetPath(__webpack_require__.u(chunk)));
}
