import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {folderIn, type ContentFolder} from '../../../../config/contentSets';
import {defaultLocale} from '../../../../config/locales';
import {pagesBelow} from '../../../build/files';
import type {SourcePage, SourceSite} from '../types';
import {parsePage} from './parsePage';

/** Parses a page's front matter with the build's parser. @returns the values, or the parse error */
async function readFrontMatter(filePath: string, fileContent: string) {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    return {values: frontMatter};
  } catch (error) {
    const {reason, mark, message} = error as {reason?: string; mark?: {line: number}; message: string};
    return {values: {}, fault: {line: (mark?.line ?? 0) + 1, message: reason ?? message}};
  }
}

/** Parses a page from a text, which may differ from the file. */
export async function readPage(
  siteDir: string,
  set: ContentFolder,
  file: string,
  below: string,
  text: string,
): Promise<SourcePage> {
  const {values, fault} = await readFrontMatter(path.join(siteDir, file), text);
  return {file, path: below, set, frontMatter: values, frontMatterFault: fault, content: parsePage(text)};
}

/**
 * Reads the sources of one locale from the site's folder.
 *
 * Reading is synchronous on purpose, so that it ends before the content plugins, which start at the same time, can fail
 * with a single error.
 */
export async function readSources(
  siteDir: string,
  sets: readonly ContentFolder[],
  locale: string,
): Promise<SourceSite> {
  const read = (language: string) => {
    const pages = sets.flatMap((set) => {
      const folder = folderIn(set, language);
      return pagesBelow(siteDir, folder).map((file) => {
        const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
        return readPage(siteDir, set, file, file.slice(folder.length + 1), text);
      });
    });
    return Promise.all(pages);
  };
  const isDefaultLocale = locale === defaultLocale;
  const originals = await read(defaultLocale);
  return {locale, isDefaultLocale, originals, pages: isDefaultLocale ? originals : await read(locale)};
}
