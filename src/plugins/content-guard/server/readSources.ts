import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../build/files';
import type {ContentSet, SourcePage, SourceSite} from '../types';
import {parsePage} from './parsePage';
import {readFrontMatter} from './readFrontMatter';

/** Where the sources are and for which language they are read. */
export interface SourcesLocation {
  readonly siteDir: string;
  readonly sets: readonly ContentSet[];
  readonly locale: string;
  readonly defaultLocale: string;
}

/** Markdown files below a folder, relative to it. Parts, which the content plugins skip, are left out. */
function pagesBelow(folder: string): string[] {
  return filesBelow(folder).filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
}

async function readPages(siteDir: string, set: ContentSet, folder: string): Promise<SourcePage[]> {
  return Promise.all(
    pagesBelow(path.join(siteDir, folder)).map(async (file) => {
      const filePath = path.join(siteDir, folder, file);
      const text = fs.readFileSync(filePath, 'utf8');
      const {values, fault} = await readFrontMatter(filePath, text);
      return {
        file: `${folder}/${file}`,
        path: file,
        set,
        frontMatter: values,
        frontMatterFault: fault,
        content: parsePage(text),
      };
    }),
  );
}

/**
 * Reads the sources of one locale from the site's folder.
 *
 * Reading is synchronous on purpose: it ends before the content plugins, which start at the same
 * time, can stop at the first fault that they meet.
 */
export async function readSources(location: SourcesLocation): Promise<SourceSite> {
  const {siteDir, sets, locale, defaultLocale} = location;
  const isDefaultLocale = locale === defaultLocale;
  const read = async (folderOf: (set: ContentSet) => string) =>
    (await Promise.all(sets.map((set) => readPages(siteDir, set, folderOf(set))))).flat();
  const originals = await read(({folder}) => folder);
  return {
    locale,
    isDefaultLocale,
    originals,
    pages: isDefaultLocale
      ? originals
      : await read(({translations}) => translations.replace('{locale}', locale)),
  };
}
