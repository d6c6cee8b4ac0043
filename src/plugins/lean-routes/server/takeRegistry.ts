import fs from 'node:fs';
import path from 'node:path';
import {idOfRegistry} from './chunks';
import type {readManifest} from './readGenerated';

/**
 * Takes the registry of all pages out of the scripts of a build: it was bundled to be read, and no page loads it.
 *
 * @param folder the scripts
 * @returns its text
 */
export function takeRegistry(folder: string, manifest: ReturnType<typeof readManifest>): string {
  const file = path.join(folder, `${idOfRegistry(manifest)}.js`);
  const text = fs.readFileSync(file, 'utf8');
  fs.rmSync(file);
  return text;
}
