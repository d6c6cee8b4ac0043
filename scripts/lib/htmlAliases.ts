import fs from 'node:fs';
import path from 'node:path';

/**
 * Where copies of pages go for hosts that cannot rewrite addresses: `a/b/index.html` is copied to
 * `a/b.html`, unless a page has that very name.
 *
 * @param files HTML files below the output folder, with `/` between folders.
 * @returns pairs of a page and its copy.
 */
export function aliasesOf(files: readonly string[]): [page: string, copy: string][] {
  const taken = new Set(files);
  return files
    .filter((file) => file.endsWith('/index.html'))
    .map((file): [string, string] => [file, file.replace(/\/index\.html$/, '.html')])
    .filter(([, copy]) => !taken.has(copy));
}

/** Writes the copies into a built site. @returns their number. */
export function writeAliases(outDir: string): number {
  const files = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html'));
  const aliases = aliasesOf(files);
  for (const [page, copy] of aliases) {
    fs.copyFileSync(path.join(outDir, page), path.join(outDir, copy));
  }
  return aliases.length;
}
