import fs from 'node:fs/promises';
import path from 'node:path';
import {digest} from '../../../build/digest';
import {htmlFileOf} from '../../../build/files';
import {keep} from '../../../build/keep';
import {buildIndex, type RankingConstants} from '../core/buildIndex';
import {encodeIndex, indexFileName} from '../core/indexFile';
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
  /** Tags that get a file, also when no page has them. */
  readonly tags: readonly string[];
  readonly constants: RankingConstants;
  /** Characters of each section that the file keeps for excerpts. */
  readonly contentLength: number;
  /** Where indexes are kept for the next build, and what they depend on besides sections; absent to keep none. */
  readonly kept?: {readonly folder: string; readonly version: string};
}

interface BuiltPage {
  readonly page: PageRef;
  readonly file: string;
  /** Absent where the file does not exist. */
  readonly html: string | undefined;
}

/** Faults of pages, each a sentence that names its page. */
class IndexFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Search cannot index the site:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    // Where in the plugin a fault was found says nothing to the writer of a page.
    this.stack = this.message;
  }
}

/** @throws for a file that is there and cannot be read */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Pages of a tag with their HTML. */
async function readBuiltPages(tag: string, {pages, outDir, baseUrl}: IndexSources): Promise<BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const page of pages.filter((candidate) => candidate.tag === tag)) {
    const file = htmlFileOf(outDir, baseUrl, page.route);
    built.push({page, file, html: await readIfThere(file)});
  }
  return built;
}

/**
 * Text of the index file of some pages.
 *
 * @throws {IndexFaults} that names every page that cannot be indexed
 * @throws {Error} when the browser would take the file for a damaged one
 */
function indexText(
  tag: string,
  pages: readonly BuiltPage[],
  {constants, contentLength}: IndexSources,
): string {
  const faults: string[] = [];
  const sections = pages.flatMap(({page, file, html}) => {
    if (html === undefined) {
      faults.push(`${page.route} is a page, but ${file} does not exist.`);
      return [];
    }
    const content = extractSections(html);
    faults.push(...pageFaults(page, content));
    return documentsOf(page, content, contentLength);
  });
  if (faults.length > 0) {
    throw new IndexFaults(faults);
  }
  const index = buildIndex(sections, constants);
  if (!isIndexFile(index)) {
    throw new Error(
      `The browser would not read the search index "${tag}": it is not what isIndexFile asks for.`,
    );
  }
  return encodeIndex(index);
}

/** The same, from an earlier build where that had the same pages. */
function keptIndexText(
  tag: string,
  pages: readonly BuiltPage[],
  kept: NonNullable<IndexSources['kept']>,
  sources: IndexSources,
): Promise<string> {
  const key = digest(
    JSON.stringify([kept.version, sources.constants, sources.contentLength]),
    ...pages.map(({page, html = ''}) => JSON.stringify([page, tagOf(html), mainOf(html)])),
  );
  return keep(path.join(kept.folder, `${tag}.json`), key, () =>
    Promise.resolve(indexText(tag, pages, sources)),
  );
}

/**
 * Writes one index file for each tag, one after the other, so that only one is in memory.
 *
 * @throws {Error} that names every page that cannot be indexed.
 */
export async function writeIndexes(sources: IndexSources): Promise<void> {
  const {kept, tags, outDir} = sources;
  const faults: string[] = [];
  for (const tag of tags) {
    try {
      const pages = await readBuiltPages(tag, sources);
      const text = kept ? await keptIndexText(tag, pages, kept, sources) : indexText(tag, pages, sources);
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
