import fs from 'node:fs';
import path from 'node:path';
import {digest} from '../../../build/digest';
import {htmlFileOf, isFile} from '../../../build/files';
import {keep} from '../../../build/keep';
import {buildIndex} from '../core/buildIndex';
import {indexFileName, titlesFileName} from '../core/indexFile';
import {titlesOf} from '../core/titlesFile';
import type {SearchIndexFile} from '../types';
import type {PageRef} from './collectPages';
import {documentsOf} from './documentsOf';
import {extractSections, mainOf, tagOf} from './extractSections';
import {pageFaults} from './pageFaults';

/** Sources of a locale's index files. */
export interface IndexSources {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly pages: readonly PageRef[];
  /** Tags that get a file, even if no page has them. */
  readonly tags: readonly string[];
  /** Whether to write a file of titles next to each index. */
  readonly withTitles: boolean;
  /** Cache folder, and a version of everything else that indexes depend on. Absent to cache nothing. */
  readonly kept?: {readonly folder: string; readonly version: string};
}

interface BuiltPage {
  readonly page: PageRef;
  readonly file: string;
  /** Absent if the file doesn't exist. */
  readonly html: string | undefined;
}

/** Problems of pages, each a sentence about its page. */
class IndexFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Search cannot index the site:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    // The plugin's stack trace doesn't help authors.
    this.stack = this.message;
  }
}

/**
 * Content of the index file for pages.
 *
 * @throws {IndexFaults} listing every page that can't be indexed
 */
function indexText(pages: readonly BuiltPage[]): string {
  const faults: string[] = [];
  const sections = pages.flatMap(({page, file, html}) => {
    if (html === undefined) {
      faults.push(`${page.route} is a page, but ${file} does not exist.`);
      return [];
    }
    const content = extractSections(html);
    faults.push(...pageFaults(page, content));
    return documentsOf(page, content);
  });
  if (faults.length > 0) {
    throw new IndexFaults(faults);
  }
  return JSON.stringify(buildIndex(sections));
}

/**
 * Writes one index file per tag, sequentially, so that only one is in memory.
 *
 * @throws {Error} listing every page that can't be indexed
 */
export async function writeIndexes(sources: IndexSources): Promise<void> {
  const {outDir, baseUrl, pages, tags, withTitles, kept} = sources;
  const faults: string[] = [];
  for (const tag of tags) {
    const built = pages
      .filter((page) => page.tag === tag)
      .map((page): BuiltPage => {
        const file = htmlFileOf(outDir, baseUrl, page.route);
        return {page, file, html: isFile(file) ? fs.readFileSync(file, 'utf8') : undefined};
      });
    const keyOf = (version: string) =>
      digest(version, ...built.map(({page, html = ''}) => JSON.stringify([page, tagOf(html), mainOf(html)])));
    try {
      const text = kept
        ? await keep(path.join(kept.folder, `${tag}.json`), keyOf(kept.version), async () => indexText(built))
        : indexText(built);
      fs.writeFileSync(path.join(outDir, indexFileName(tag)), text);
      if (withTitles) {
        const {documents} = JSON.parse(text) as SearchIndexFile;
        fs.writeFileSync(path.join(outDir, titlesFileName(tag)), JSON.stringify(titlesOf(documents)));
      }
    } catch (error) {
      if (!(error instanceof IndexFaults)) {
        throw error;
      }
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) {
    throw new IndexFaults(faults);
  }
}
