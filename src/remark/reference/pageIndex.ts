import path from 'node:path';
import {pagesBelow} from '../../build/files';
import type {ScannedDirective} from './scan';

type ReadPage = (file: string) => readonly ScannedDirective[];

/** The address of the page that documents an item, if there is one. */
export type FindLink = (target: string) => string | undefined;

/** Where a version's items are documented, by key such as `command:kusion apply` or `schema:service.Service`. */
export type PageIndex = ReturnType<typeof indexPages>;

/** Indexes pages. If several document an item, the first one wins. */
export function indexPages(files: readonly string[], read: ReadPage) {
  const index = new Map<string, Pick<ScannedDirective, 'section'> & {readonly file: string}>();
  for (const file of files) {
    for (const {name, attributes, section} of read(file)) {
      const {command = '', name: schema = ''} = attributes;
      const target = name === 'cli-options' ? `command:${command}` : `schema:${schema}`;
      if (['cli-options', 'schema'].includes(name) && !index.has(target)) {
        index.set(target, name === 'schema' ? {file, section} : {file});
      }
    }
  }
  return index;
}

/**
 * Indexes folders of pages.
 *
 * @param once whether to index each folder only once, because pages don't change during a build
 */
export function indexReader(siteDir: string, read: ReadPage, once: boolean): (folder: string) => PageIndex {
  const indexes = new Map<string, PageIndex>();
  return (folder) => {
    const known = once ? indexes.get(folder) : undefined;
    const index = known ?? indexPages(pagesBelow(siteDir, folder), read);
    indexes.set(folder, index);
    return index;
  };
}

/** Creates links from a page to the pages of items. */
export function linksFrom(file: string, index: PageIndex): FindLink {
  return (target) => {
    const entry = index.get(target);
    if (!entry) {
      return undefined;
    }
    const hash = entry.section === undefined ? '' : `#${entry.section}`;
    if (entry.file === file) {
      return hash === '' ? undefined : hash;
    }
    const relative = path.posix.relative(path.posix.dirname(file), entry.file);
    return `${relative.startsWith('.') ? '' : './'}${relative}${hash}`;
  };
}
