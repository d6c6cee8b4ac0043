import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {siteAddressFrom} from '../../config/site';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import {projectDir} from './projectDir';

/** The output of one locale. */
export interface BuiltLocale {
  readonly locale: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Routes with the locale's base URL, sorted. */
  readonly routes: readonly string[];
}

/** Where the built site is. */
export const outDir = path.join(projectDir, 'build');

function htmlFilesBelow(folder: string, skipped: readonly string[]): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !skipped.some((prefix) => file.startsWith(prefix)));
}

/**
 * Routes of HTML files, below the folder they are in: `a/index.html` is `a`, or `a/` where the page
 * writes its address so. Copies of pages for `.html` addresses and the not-found page are no routes.
 */
export function routesOf(files: readonly string[], slashed: (file: string) => boolean): string[] {
  return files
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => {
      const route = file.slice(0, -'index.html'.length);
      return route === '' || slashed(file) ? route : route.slice(0, -1);
    })
    .sort();
}

/** Whether a page's own address, as the links to its translations show it, ends in a slash. */
function hasSlash(file: string): boolean {
  const [first] = readPageHead(fs.readFileSync(file, 'utf8')).alternates;
  return first?.href.endsWith('/') === true;
}

/** The built site by locale. @throws {Error} when it has not been built. */
export function builtLocales(): BuiltLocale[] {
  const {baseUrl} = siteAddressFrom(process.env, []);
  return locales.map(({locale, path: prefix}) => {
    const folder = path.join(outDir, prefix);
    if (!fs.existsSync(path.join(folder, 'index.html'))) {
      throw new Error(`${path.relative(projectDir, folder)}/ holds no site: run "npm run build" first.`);
    }
    const others = locales
      .filter((other) => prefix === '/' && other.path !== '/')
      .map((other) => other.path.slice(1));
    const base = `${baseUrl.slice(0, -1)}${prefix}`;
    const routes = routesOf(htmlFilesBelow(folder, others), (file) => hasSlash(path.join(folder, file)));
    return {locale, outDir: folder, baseUrl: base, routes: routes.map((route) => base + route)};
  });
}

/** HTML files of one locale, relative to the project. */
export function htmlFilesOf({outDir: folder, routes, baseUrl}: BuiltLocale): string[] {
  return [...routes.map((route) => path.join(route.slice(baseUrl.length), 'index.html')), '404.html']
    .map((file) => path.join(folder, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => path.relative(projectDir, file));
}
