import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {GeneratedRoute} from '../core/routeTree';
import type {ChunkNames} from '../types';

/**
 * Reads the text of Docusaurus' generated `routes.js`. Each component becomes the hash that it was created with.
 *
 * @throws {Error} if it isn't a module whose default export is a list of plain routes
 */
export function parseRoutes(text: string): GeneratedRoute[] {
  try {
    const body = text.replace(/^import .*$/gm, '').replace(/^export default /m, 'return ');
    const run = vm.compileFunction(body, ['ComponentCreator']);
    // The not-found route has no hash.
    return run((_path: string, hash = '') => ({hash})) as GeneratedRoute[];
  } catch (cause) {
    throw new Error(
      `routes.js, which Docusaurus generates, is not a list of plain routes (${String(cause)}). ` +
        'Adapt src/docusaurus/routes/server/readGenerated.ts, or switch off `routes` in config/docusaurusParts.ts.',
      {cause},
    );
  }
}

/** The routes that Docusaurus has generated for a build. */
export function readRoutes(generatedFilesDir: string): GeneratedRoute[] {
  return parseRoutes(fs.readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8'));
}

function readJson(generatedFilesDir: string, name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
}

/** Chunk names of all routes, by `<path>-<hash>`. */
export function readChunkNames(generatedFilesDir: string): Record<string, ChunkNames> {
  return readJson(generatedFilesDir, 'routesChunkNames.json') as Record<string, ChunkNames>;
}

/** Global data of all plugins, by plugin name and id. */
export function readGlobalData(generatedFilesDir: string): Record<string, Record<string, unknown>> {
  return readJson(generatedFilesDir, 'globalData.json') as Record<string, Record<string, unknown>>;
}
