import fs from 'node:fs/promises';
import path from 'node:path';
import {digest} from '../../../build/digest';
import {htmlFileOf, isFile} from '../../../build/files';
import {keep} from '../../../build/keep';
import {buildIndex} from '../core/buildIndex';
import {indexFileName} from '../core/indexFile';
import {isIndexFile} from '../core/isIndexFile';
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

async function readBuiltPages(tag: string, {pages, outDir, baseUrl}: IndexSources): Promise<BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const page of pages.filter((candidate) => candidate.tag === tag)) {
    const file = htmlFileOf(outDir, baseUrl, page.route);
    built.push({page, file, html: isFile(file) ? await fs.readFile(file, 'utf8') : undefined});
  }
  return built;
}

/**
 * Text of the index file of some pages.
 *
 * @throws {IndexFaults} naming every page that cannot be indexed
 * @throws {Error} if the browser would refuse the file
 */
function indexText(tag: string, pages: readonly BuiltPage[]): string {
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
  const index = buildIndex(sections);
  if (!isIndexFile(index)) {
    throw new Error(`The browser would refuse the search index "${tag}": isIndexFile says why.`);
  }
  return JSON.stringify(index);
}

/** The same, from an earlier build if that had the same pages. */
function keptIndexText(
  tag: string,
  pages: readonly BuiltPage[],
  {folder, version}: NonNullable<IndexSources['kept']>,
): Promise<string> {
  const contents = pages.map(({page, html = ''}) => JSON.stringify([page, tagOf(html), mainOf(html)]));
  return keep(path.join(folder, `${tag}.json`), digest(version, ...contents), () =>
    Promise.resolve(indexText(tag, pages)),
  );
}

/**
 * Writes one index file per tag, one after the other so that only one is in memory.
 *
 * @throws {Error} naming every page that cannot be indexed
 */
export async function writeIndexes(sources: IndexSources): Promise<void> {
  const {kept, tags, outDir} = sources;
  const faults: string[] = [];
  for (const tag of tags) {
    try {
      const pages = await readBuiltPages(tag, sources);
      const text = kept ? await keptIndexText(tag, pages, kept) : indexText(tag, pages);
      await fs.writeFile(path.join(outDir, indexFileName(tag)), text);
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
