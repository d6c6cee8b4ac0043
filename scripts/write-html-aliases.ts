import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../src/build/files';
import {projectDir} from './lib/projectDir';

/**
 * Copies `a/b/index.html` to `a/b.html`, unless that exists, for hosts that can't rewrite addresses.
 *
 * @returns number of copies
 */
export function writeAliases(outDir: string): number {
  const aliases = filesBelow(outDir)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => [file, file.replace(/\/index\.html$/, '.html')].map((name) => path.join(outDir, name)))
    .filter(([, copy = '']) => !fs.existsSync(copy));
  for (const [page = '', copy = ''] of aliases) {
    fs.copyFileSync(page, copy);
  }
  return aliases.length;
}

if (require.main === module) {
  const outDir = path.resolve(projectDir, process.argv[2] ?? 'build');
  console.log(`${writeAliases(outDir)} pages are also available at their ".html" address.`);
}
