import path from 'node:path';
import {docsFolders} from '../../config/contentSets';
import {defaultLocale} from '../../config/locales';
import type {Product} from '../../config/products';
import {sourcesOf} from './pages';

/** Whether a page is the index of its folder, so its address ends with a slash. */
export function isIndexPage(file: string): boolean {
  const {dir, name} = path.posix.parse(file);
  return /^(?:index|readme)$/i.test(name) || name === path.posix.basename(dir);
}

/** Route of a page below its version's path, without outer slashes, as Docusaurus derives it. */
export function routeOfPage(file: string, slug?: unknown): string {
  const {dir, name} = path.posix.parse(file);
  const own = typeof slug === 'string' ? slug : isIndexPage(file) ? '' : name;
  return path.posix.resolve('/', dir, own).slice(1);
}

/**
 * The English pages of every version of a product, the unreleased version first.
 *
 * @returns Docusaurus' name of each version, its folder, and paths of pages below it by route below the version's path
 */
export function versionPages(product: Product) {
  return Promise.all(
    docsFolders(product).map(async (folder) => {
      const {originals} = await sourcesOf(defaultLocale, [folder]);
      const files = originals.map(
        (page) => [routeOfPage(page.path, page.frontMatter.slug), page.path] as const,
      );
      const [, name = 'current'] = /\/version-(.+)$/.exec(folder.folder) ?? [];
      return {name, folder, files: new Map(files)};
    }),
  );
}
