import {unknownForm} from '../core/unknownForm';
import type {readManifest} from './readGenerated';

type Manifest = ReturnType<typeof readManifest>;

/** Name of the chunk that `client/chunks` gives to Docusaurus' registry. */
const registryChunk = 'registry';

/** Id of the chunk that holds the registry of all pages. @throws {Error} when it is not one chunk. */
export function idOfRegistry({origins}: Manifest): string {
  const ids = origins[registryChunk] ?? [];
  const [id] = ids;
  if (id === undefined || ids.length !== 1) {
    throw unknownForm({
      found: `in client-manifest.json, "origins" has ${ids.length} chunks for "${registryChunk}": ${ids.join(', ') || 'none'}.`,
      expected: 'one chunk, that of the import of @generated/registry in client/chunks.ts.',
      file: 'server/chunks.ts',
    });
  }
  return id;
}

/** Ids of chunks that have files, but no script. */
export function chunksWithoutScript({assets}: Manifest): Set<string> {
  return new Set(Object.keys(assets).filter((id) => assets[id]?.js === undefined));
}

/** Ids of the chunks that a script loads by `import()`. */
export function chunksLoadedIn(script: string): string[] {
  return [...script.matchAll(/\.e\((?:\/\*.*?\*\/\s*)?["'`]?(\w+)["'`]?\)/g)].map(([, id = '']) => id);
}
