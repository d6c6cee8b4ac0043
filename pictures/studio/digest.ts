import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Returns the digest of all TypeScript and text files in folders, independent of their place. */
function digest(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
    for (const file of files) {
      const full = path.join(folder, file);
      if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the digest of everything that decides how the pictures of a product look. */
export function digestOf(product: string, pictures: string): string {
  return digest(path.join(pictures, 'studio'), path.join(pictures, product));
}
