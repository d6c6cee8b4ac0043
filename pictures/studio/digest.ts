import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Digest of all files that determine what the pictures of a product look like. */
export function digestOf(product: string, pictures: string): string {
  const hash = createHash('sha256');
  for (const folder of [path.join(pictures, 'studio'), path.join(pictures, product)]) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      const full = path.join(folder, file);
      if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
