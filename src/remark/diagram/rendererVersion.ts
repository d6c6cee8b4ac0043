import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {version as elkVersion} from 'elkjs/package.json';

/** Hash of what decides how diagrams look: the code of this folder, the layout engine, the Unicode data. */
export function rendererVersion(): string {
  const hash = createHash('sha256').update(`${elkVersion} ${process.versions.icu ?? ''}`);
  for (const name of fs.readdirSync(__dirname).sort()) {
    if (name.endsWith('.ts')) {
      hash.update(fs.readFileSync(path.join(__dirname, name)));
    }
  }
  return hash.digest('hex');
}
