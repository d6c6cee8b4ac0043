import {unknownForm} from '../core/unknownForm';
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

function unknownRegistry(found: string, cause?: unknown): Error {
  return unknownForm(
    {
      found: `the chunk of the registry, made by the bundler from registry.js, ${found}`,
      expected:
        'one module whose default export has for each chunk name a list that begins with its loader: ' +
        'a function that asks the runtime for chunks (`e`), then for one module (itself, or `t`).',
      file: 'server/readLoaders.ts',
    },
    cause,
  );
}

function startLoader(name: string, entry: RegistryEntry): void {
  try {
    entry[0]();
  } catch (cause) {
    throw unknownRegistry(`has a loader that cannot be run, that of "${name}": ${String(cause)}.`, cause);
  }
}

function exportsOf(factory: ModuleFactory, load: unknown): Record<string, RegistryEntry> {
  const exports: {default?: Record<string, RegistryEntry>} = {};
  try {
    factory({exports}, exports, load);
  } catch (cause) {
    throw unknownRegistry(`cannot be run: ${String(cause)}.`, cause);
  }
  if (exports.default === undefined) {
    throw unknownRegistry('has no default export.');
  }
  return exports.default;
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
  try {
    // The script has been made by the bundler in this very build.
    const run = new Function('globalThis', 'self', 'Promise', script) as (...scope: unknown[]) => void;
    run(global, global, {all: () => noted, resolve: () => noted});
  } catch (cause) {
    throw unknownRegistry(`cannot be run: ${String(cause)}.`, cause);
  }
  const factories = pushed.flatMap(([, modules]) => Object.values(modules));
  const [factory] = factories;
  if (factory === undefined || factories.length !== 1) {
    throw unknownRegistry(`has ${factories.length} modules.`);
  }
  const {asked, load} = recorder();
  return Object.fromEntries(
    Object.entries(exportsOf(factory, load)).map(([name, entry]): [string, Loader] => {
      asked.chunks = [];
      delete asked.module;
      delete asked.mode;
      startLoader(name, entry);
      const {chunks, module, mode} = asked as {chunks: string[]; module?: number | string; mode?: number};
      if (module === undefined) {
        throw unknownRegistry(`has a loader that asks for no module, that of "${name}".`);
      }
      return [name, mode === undefined ? [chunks, module] : [chunks, module, mode]];
    }),
  );
}
