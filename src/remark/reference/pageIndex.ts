import path from 'node:path';
import {filesBelow} from '../../build/files';
import type {FindLink} from './richText';
import type {ScannedDirective} from './scan';

type ReadPage = (file: string) => readonly ScannedDirective[];

/** Where a thing is documented. */
export interface IndexEntry {
  /** Path of the page, relative to the site. */
  readonly file: string;
  /** Anchor of the section that holds the table, when the page writes one. */
  readonly section?: string;
}

/** What the pages of a version document: `command:kusion apply`, `schema:service.Service`. */
export type PageIndex = ReadonlyMap<string, IndexEntry>;

/** Paths of the Markdown pages below a folder, relative to the site, in order. */
export function pagesBelow(siteDir: string, folder: string): string[] {
  return filesBelow(path.join(siteDir, folder))
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

/** What the pages in a folder document; the first page that documents a thing is its page. */
export function indexPages(files: readonly string[], read: ReadPage): PageIndex {
  const index = new Map<string, IndexEntry>();
  for (const file of files) {
    for (const {name, attributes, section} of read(file)) {
      const {command, name: schema} = attributes;
      const target =
        name === 'cli-options' && command !== undefined
          ? `command:${command}`
          : name === 'schema' && schema !== undefined
            ? `schema:${schema}`
            : undefined;
      if (target !== undefined && !index.has(target)) {
        index.set(target, name === 'schema' ? {file, section} : {file});
      }
    }
  }
  return index;
}

/**
 * Reads the index of a folder of pages.
 *
 * @param once keep what was read first: pages do not change during a build.
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

/** Links from one page to what the other pages document. */
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
