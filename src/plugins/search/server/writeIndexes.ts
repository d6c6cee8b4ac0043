import fs from 'node:fs';
import path from 'node:path';
import {cached} from '../../../build/cache';
import {digest} from '../../../build/digest';
import {htmlFileOf, isFile} from '../../../build/files';
import {buildIndex} from '../core/buildIndex';
import {compact, titlesOf} from '../core/compact';
import {fileName} from '../core/indexFile';
import {unversioned} from '../core/pages';
import type {SearchGlobalData, SectionPhrases} from '../types';
import type {PageRef} from './collectPages';
import {documentsOf} from './documentsOf';
import {extractSections, mainOf, tagOf} from './extractSections';
import {pageFaults} from './pageFaults';

/** Sources of a locale's index files. */
export interface IndexSources extends Pick<SearchGlobalData, 'titlesFirst' | 'compactIndexes'> {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly pages: readonly PageRef[];
  readonly phrases: SectionPhrases;
  /** Tags that get a file, even if no page has them. */
  readonly tags: readonly string[];
  /** Cache folder, and a version of everything else that indexes depend on. Absent to cache nothing. */
  readonly cache?: {readonly folder: string; readonly version: string};
}

/**
 * Content of the index file for pages.
 *
 * @throws {AggregateError} of every reason why a page can't be indexed
 */
function indexOf(pages: readonly {page: PageRef; html: string | undefined}[], sources: IndexSources) {
  const {outDir, baseUrl, phrases} = sources;
  const faults: string[] = [];
  const sections = pages.flatMap(({page, html}) => {
    if (html === undefined) {
      faults.push(`${page.route} is a page, but ${htmlFileOf(outDir, baseUrl, page.route)} does not exist.`);
      return [];
    }
    const content = extractSections(html);
    faults.push(...pageFaults(page, content));
    return documentsOf(page, content, (sectionRoute) => phrases[unversioned(sectionRoute, baseUrl)]);
  });
  if (faults.length > 0) {
    throw new AggregateError(faults);
  }
  return buildIndex(sections);
}

/**
 * Writes one index file per tag, sequentially, so that only one is in memory.
 *
 * @throws {Error} listing every page that can't be indexed
 */
export async function writeIndexes(sources: IndexSources): Promise<void> {
  const {outDir, baseUrl, pages, phrases, tags, titlesFirst, compactIndexes, cache} = sources;
  const faults: unknown[] = [];
  const write = (name: string, content: unknown) =>
    fs.writeFileSync(path.join(outDir, name), JSON.stringify(content));
  for (const tag of tags) {
    const built = pages
      .filter((page) => page.tag === tag)
      .map((page) => {
        const file = htmlFileOf(outDir, baseUrl, page.route);
        return {page, html: isFile(file) ? fs.readFileSync(file, 'utf8') : undefined};
      });
    const keyOf = (version: string) =>
      digest(
        version,
        JSON.stringify(phrases),
        ...built.map(({page, html = ''}) => JSON.stringify([page, tagOf(html), mainOf(html)])),
      );
    try {
      const make = async () => indexOf(built, sources);
      const index = cache
        ? await cached(path.join(cache.folder, `${tag}.json`), keyOf(cache.version), make)
        : await make();
      write(fileName('index', tag), index);
      if (titlesFirst) {
        write(fileName('titles', tag), titlesOf(index.documents));
      }
      if (compactIndexes) {
        write(fileName('compact', tag), compact(index));
      }
    } catch (error) {
      if (!(error instanceof AggregateError)) {
        throw error;
      }
      faults.push(...error.errors);
    }
  }
  if (faults.length > 0) {
    const error = new Error(
      `Search cannot index the site:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
    // The plugin's stack trace doesn't help authors.
    error.stack = error.message;
    throw error;
  }
}
