import type {Loader} from '../types';

type Then = (resolve: () => unknown) => unknown;
type ModuleFactory = (module: unknown, exports: Record<string, unknown>, require: unknown) => void;
type RegistryEntry = readonly [load: () => unknown, ...rest: unknown[]];

const noted = {then: (resolve: () => unknown) => resolve()} as {readonly then: Then};

/** Stands for the bundler's runtime: notes what a loader asks for instead of loading it. */
function recorder() {
  const asked: {chunks: string[]; module?: number | string; mode?: number} = {chunks: []};
  const load = Object.assign(
    function load(id: number | string) {
      asked.module = id;
    },
    {
      e(chunk: number | string) {
        asked.chunks.push(String(chunk));
        return noted;
      },
      t(id: number | string, mode: number) {
        asked.module = id;
        asked.mode = mode;
      },
      r: () => undefined,
      d(exports: Record<string, unknown>, getters: Record<string, () => unknown>) {
        for (const [name, get] of Object.entries(getters)) {
          Object.defineProperty(exports, name, {get, enumerable: true});
        }
      },
    },
  );
  return {asked, load};
}

/**
 * Learns how each chunk name is loaded from the bundled form of Docusaurus' registry, by running it.
 *
 * @param script text of the one chunk that holds the registry
 * @throws {Error} when the script is not of the known form
 */
export function readLoaders(script: string): Record<string, Loader> {
  const pushed: [unknown, Record<string, ModuleFactory>][] = [];
  const global = new Proxy({}, {get: () => pushed, set: () => true});
  // The script has been made by the bundler in this very build.
  const run = new Function('globalThis', 'self', 'Promise', script) as (...scope: unknown[]) => void;
  run(global, global, {all: () => noted, resolve: () => noted});
  const factories = pushed.flatMap(([, modules]) => Object.values(modules));
  const [factory] = factories;
  if (factory === undefined || factories.length !== 1) {
    throw new Error(`The chunk of the registry has ${factories.length} modules, not one.`);
  }
  const {asked, load} = recorder();
  const exports: {default?: Record<string, RegistryEntry>} = {};
  factory({exports}, exports, load);
  return Object.fromEntries(
    Object.entries(exports.default ?? {}).map(([name, [start]]): [string, Loader] => {
      asked.chunks = [];
      delete asked.module;
      delete asked.mode;
      start();
      const {chunks, module, mode} = asked as {chunks: string[]; module?: number | string; mode?: number};
      if (module === undefined) {
        throw new Error(`The loader of "${name}" asks for no module.`);
      }
      return [name, mode === undefined ? [chunks, module] : [chunks, module, mode]];
    }),
  );
}
