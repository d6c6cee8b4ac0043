import fs from 'node:fs';
import path from 'node:path';
import type {SiteTables} from '../core/pageTable';
import {unknownForm} from '../core/unknownForm';
import {assertAsksForPaths} from './assertAsksForPaths';
import {chunksLoadedIn, chunksWithoutScript} from './chunks';
import {nameByContent} from './nameByContent';
import type {readManifest} from './readGenerated';
import {readLoaders} from './readLoaders';
import {takeRegistry} from './takeRegistry';

/** What is known of the chunks of a build once their scripts have their names. */
interface Chunks extends Omit<SiteTables, 'docs'> {
  /** Ids of chunks that every page must know: those of no page, and those that some script loads by `import()`. */
  readonly shared: readonly string[];
}

/** Ids of the chunks that pages load. @throws {Error} when the text of the registry does not show how */
function chunksOfPages(registry: string, loaders: SiteTables['loaders']): Set<string> {
  const ofPages = new Set(Object.values(loaders).flatMap(([chunks]) => chunks));
  const named = new Set(chunksLoadedIn(registry));
  const overlooked = [...ofPages].filter((id) => !named.has(id));
  if (overlooked.length > 0) {
    throw unknownForm({
      found: `in the chunk of the registry the text of the calls that load these chunks is not found: ${overlooked.join(', ')}.`,
      expected: '`.e("<id>")`, by which the bundler writes `import()` in every script.',
      file: 'server/chunks.ts',
    });
  }
  return ofPages;
}

function chunksLoadedBy(folder: string): Set<string> {
  const scripts = fs.readdirSync(folder).filter((script) => script.endsWith('.js'));
  return new Set(
    scripts.flatMap((script) => chunksLoadedIn(fs.readFileSync(path.join(folder, script), 'utf8'))),
  );
}

/**
 * Makes the scripts of a build ready for readers: without the registry, the others under their names.
 *
 * @param folder the scripts
 * @returns what they are for
 * @throws {Error} when something of this has another form than the known one
 */
export function finishScripts(folder: string, manifest: ReturnType<typeof readManifest>): Chunks {
  assertAsksForPaths(folder);
  const registry = takeRegistry(folder, manifest);
  const loaders = readLoaders(registry);
  const ofPages = chunksOfPages(registry, loaders);
  const loaded = chunksLoadedBy(folder);
  const digests = nameByContent(folder);
  return {
    loaders,
    digests,
    withoutScript: chunksWithoutScript(manifest),
    shared: Object.keys(digests).filter((id) => !ofPages.has(id) || loaded.has(id)),
  };
}
