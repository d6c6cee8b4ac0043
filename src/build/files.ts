import fs from 'node:fs';
import path from 'node:path';

/** Whether a path leads to a file (not a folder). */
export function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
}

/** Writes a file, and creates its folders if necessary. */
export function writeFile(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** Writes a file atomically, so that a concurrent or interrupted build never leaves half of it. */
export function replaceFile(file: string, content: string | Buffer): void {
  writeFile(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}

/** Writes a file only if its content changed, so that the bundler doesn't recompile the modules that use it. */
export function writeIfChanged(file: string, content: string): void {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) {
    writeFile(file, content);
  }
}

/** Files below a folder, relative to it and sorted, with forward slashes; none if the folder doesn't exist. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** The Markdown pages below a folder, without partials. Paths are relative to the site. */
export function pagesBelow(siteDir: string, folder: string): string[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => `${folder}/${file}`);
}

/**
 * The HTML file of a route. Like Docusaurus (`pathnameToFilename` in `core/lib/ssg/ssgUtils.js`), it decodes nothing:
 * folder names are the route's own segments.
 *
 * @param baseUrl base URL of the locale, ending in a slash
 * @returns an absolute path, whether or not the file exists
 */
export function htmlFileOf(outDir: string, baseUrl: string, route: string): string {
  const place = path.join(outDir, route.slice(baseUrl.length));
  return place.endsWith('.html') ? place : path.join(place, 'index.html');
}
