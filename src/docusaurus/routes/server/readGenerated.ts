import fs from 'node:fs';
import path from 'node:path';
import type {GlobalData, RouteChunkNames} from '@docusaurus/types';

function readJson(generatedFilesDir: string, name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
}

/** Chunk names of all routes, by `<path>-<hash>`. */
export function readChunkNames(generatedFilesDir: string): RouteChunkNames {
  return readJson(generatedFilesDir, 'routesChunkNames.json') as RouteChunkNames;
}

/** Global data of all plugins, by plugin name and id. */
export function readGlobalData(generatedFilesDir: string): GlobalData {
  return readJson(generatedFilesDir, 'globalData.json') as GlobalData;
}
