import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '../../build-cache/digest';
import {unknownForm} from '../core/unknownForm';
import {digestLength} from '../types';

/**
 * Gives every chunk of a folder a name that changes with its content: `12.js` becomes `12.<digest>.js`.
 * What does not change from one build to the next stays in browsers' caches.
 *
 * @returns digests by chunk id
 * @throws {Error} naming every script that would be kept by browsers although its name says nothing of its content
 */
export function nameByContent(folder: string): Record<string, string> {
  const scripts = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort();
  const odd = scripts.filter((file) => !/^\d+\.js$|\.[0-9a-f]{8}\.js$/.test(file));
  if (odd.length > 0) {
    throw unknownForm({
      found: `${folder} has scripts whose names say nothing of their content: ${odd.join(', ')}.`,
      expected:
        '<id>.js for a chunk, <id> being digits, or a name that ends in .<eight hexadecimal digits>.js.',
      file: 'server/nameByContent.ts',
    });
  }
  const digests: Record<string, string> = {};
  for (const file of scripts) {
    const id = /^(\d+)\.js$/.exec(file)?.[1];
    if (id !== undefined) {
      const digest = sha256(fs.readFileSync(path.join(folder, file)), digestLength);
      fs.renameSync(path.join(folder, file), path.join(folder, `${id}.${digest}.js`));
      digests[id] = digest;
    }
  }
  return digests;
}
