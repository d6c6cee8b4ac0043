import fs from 'node:fs';
import path from 'node:path';
import type {SiteTables} from '../core/pageTable';
import {unknownForm} from '../core/unknownForm';
import {chunksLoadedIn, idOfRegistry, chunksWithoutScript} from './chunks';
import {nameByContent} from './nameByContent';
import type {readManifest} from './readGenerated';
import {readLoaders} from './readLoaders';

interface Chunks extends Omit<SiteTables, 'docs'> {
  /** Ids of chunks that every page must know: those of no page, and those that some script loads by `import()`. */
  readonly shared: readonly string[];
}

/**
 * Takes the registry out of the scripts of a build, gives the others their names, and says what they are for.
 *
 * @param folder the scripts
 * @throws {Error} when something of this has another form than the known one
 */
export function chunksOfPages(folder: string, manifest: ReturnType<typeof readManifest>): Chunks {
  const file = path.join(folder, `${idOfRegistry(manifest)}.js`);
  const registry = fs.readFileSync(file, 'utf8');
  const loaders = readLoaders(registry);
  const ofPages = new Set(Object.values(loaders).flatMap(([chunks]) => chunks));
  const named = new Set(chunksLoadedIn(registry));
  const overlooked = [...ofPages].filter((id) => !named.has(id));
  if (overlooked.length > 0) {
    throw unknownForm({
      found: `in ${file} the text of the calls that load these chunks is not found: ${overlooked.join(', ')}.`,
      expected: '`.e("<id>")`, by which the bundler writes `import()` in every script.',
      file: 'server/chunks.ts',
    });
  }
  fs.rmSync(file);
  const loaded = new Set(
    fs
      .readdirSync(folder)
      .filter((script) => script.endsWith('.js'))
      .flatMap((script) => chunksLoadedIn(fs.readFileSync(path.join(folder, script), 'utf8'))),
  );
  const digests = nameByContent(folder);
  return {
    loaders,
    digests,
    withoutScript: chunksWithoutScript(manifest),
    shared: Object.keys(digests).filter((id) => !ofPages.has(id) || loaded.has(id)),
  };
}
