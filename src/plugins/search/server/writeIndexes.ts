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

/** What the index files of a locale are made from. */
export interface IndexSources {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly pages: readonly PageRef[];
  /** Tags that get a file, even if no page has them. */
  readonly tags: readonly string[];
  /** Whether to write a file of titles beside each index. */
  readonly withTitles: boolean;
  /** Where indexes are kept for the next build, and what they depend on besides pages; absent to keep none. */
  readonly kept?: {readonly folder: string; readonly version: string};
}

interface BuiltPage {
  readonly page: PageRef;
  readonly file: string;
  /** Absent if the file doesn't exist. */
  readonly html: string | undefined;
}

/** Faults of pages, each a sentence that names its page. */
class IndexFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Search cannot index the site:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    // A stack trace of the plugin doesn't help the writer of a page.
    this.stack = this.message;
  }
}

/**
 * Text of the index file of some pages.
 *
 * @throws {IndexFaults} naming every page that cannot be indexed
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
 * Writes one index file per tag, one after the other so that only one is in memory.
 *
 * @throws {Error} naming every page that cannot be indexed
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
