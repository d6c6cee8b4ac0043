import fs from 'node:fs';
import path from 'node:path';
import {bareRoute} from '../core/paths';
import {routeOf} from '../core/routeOf';
import type {ContentSet, SourcePage, SourceSite} from '../types';
import {parsePage} from './parsePage';
import {readFrontMatter} from './readFrontMatter';

/** Where the sources are and for which language they are read. */
export interface SourcesLocation {
  readonly siteDir: string;
  readonly sets: readonly ContentSet[];
  readonly locale: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly siteUrl: string;
}

/** Files below a folder, relative to it; parts and tests, which the content plugins skip, are left out. */
function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !/(?:^|\/)(?:_(?!category_)|__tests__\/)/.test(file))
    .sort();
}

async function readPages(siteDir: string, set: ContentSet, folder: string): Promise<SourcePage[]> {
  const pages = filesBelow(path.join(siteDir, folder)).filter((file) => /\.mdx?$/.test(file));
  return Promise.all(
    pages.map(async (file) => {
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
        route: routeOf(set, file, values),
      };
    }),
  );
}

/** Routes of pages that are no Markdown: components, and the lists that the blog makes of its posts. */
function otherRoutesOf(
  siteDir: string,
  sets: readonly ContentSet[],
  pages: readonly SourcePage[],
): Set<string> {
  const components = sets
    .filter(({kind}) => kind === 'pages')
    .flatMap((set) =>
      filesBelow(path.join(siteDir, set.folder))
        .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|d)\.[jt]sx?$/.test(file))
        .map((file) => bareRoute(routeOf(set, file))),
    );
  const lists = sets
    .filter((set) => set.kind === 'blog' && pages.some((page) => page.set === set))
    .flatMap(({route}) => ['', '/archive', '/tags', '/authors'].map((list) => route + list));
  return new Set([...components, ...lists]);
}

function dataFilesOf(siteDir: string, sets: readonly ContentSet[]): Map<string, string> {
  const versions = fs.readdirSync(siteDir).filter((name) => /^(?:[\w-]+_)?versions\.json$/.test(name));
  const categories = sets.flatMap(({folder}) =>
    filesBelow(path.join(siteDir, folder))
      .filter((file) => file.endsWith('_category_.json'))
      .map((file) => `${folder}/${file}`),
  );
  return new Map(
    [...versions, ...categories].map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}

/**
 * Reads the sources of one locale from the site's folder.
 *
 * Reading is synchronous on purpose: it ends before the content plugins, which start at the same
 * time, can stop at the first fault that they meet.
 */
export async function readSources(location: SourcesLocation): Promise<SourceSite> {
  const {siteDir, sets, locale, defaultLocale, locales, siteUrl} = location;
  const isDefaultLocale = locale === defaultLocale;
  const read = async (folderOf: (set: ContentSet) => string) =>
    (await Promise.all(sets.map((set) => readPages(siteDir, set, folderOf(set))))).flat();
  const originals = await read(({folder}) => folder);
  return {
    locale,
    isDefaultLocale,
    siteUrl,
    otherLocales: locales.filter((name) => name !== locale && name !== defaultLocale),
    originals,
    pages: isDefaultLocale
      ? originals
      : await read(({translations}) => translations.replace('{locale}', locale)),
    otherRoutes: otherRoutesOf(siteDir, sets, originals),
    hasFile: (file) => fs.existsSync(path.join(siteDir, file)),
    dataFiles: dataFilesOf(siteDir, sets),
  };
}
