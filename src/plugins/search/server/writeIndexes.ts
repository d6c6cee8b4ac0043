import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {keep} from '../../build-cache/keep';
import {buildIndex, type IndexedSection, type RankingConstants} from '../core/buildIndex';
import {encodeIndex, indexFileName} from '../core/indexFile';
import {htmlFileOf, type PageRef} from './collectPages';
import {documentsOf} from './documentsOf';
import {extractSections} from './extractSections';

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

async function sectionsOf(
  page: PageRef,
  {outDir, baseUrl, contentLength}: IndexSources,
  faults: string[],
): Promise<IndexedSection[]> {
  const file = htmlFileOf(outDir, baseUrl, page.route);
  let html: string;
  try {
    html = await fs.readFile(file, 'utf8');
  } catch {
    faults.push(`${page.route} is a page, but ${file} does not exist.`);
    return [];
  }
  const extracted = extractSections(html);
  if (extracted.tag !== page.tag) {
    const found = extracted.tag === undefined ? 'has no search tag' : `has the search tag "${extracted.tag}"`;
    faults.push(`${page.route} ${found}, must have "${page.tag}" in <meta name="docusaurus_tag">.`);
  }
  if (extracted.sections.length === 0) {
    faults.push(`${page.route} has no text in <main>.`);
  }
  const nameless = extracted.sections.find(
    ({title, anchor}, position) => position > 0 && anchor === '' && title !== extracted.title,
  );
  if (nameless) {
    faults.push(
      `${page.route} has the section "${nameless.title}" without an id, so nothing can lead to it.`,
    );
  }
  return documentsOf(page, extracted, contentLength);
}

/** Text of the index file of some sections, from an earlier build where that had the same. */
function indexText(
  tag: string,
  sections: readonly IndexedSection[],
  {constants, kept}: IndexSources,
): Promise<string> {
  const make = () => Promise.resolve(encodeIndex(buildIndex(sections, constants)));
  if (kept === undefined) {
    return make();
  }
  const inputs = JSON.stringify([kept.version, constants, sections]);
  const key = createHash('sha256').update(inputs).digest('hex').slice(0, 20);
  return keep(path.join(kept.folder, `${tag}.json`), key, make);
}

/**
 * Writes one index file for each tag, one after the other, so that only one is in memory.
 *
 * @throws {Error} that names every page that cannot be indexed.
 */
export async function writeIndexes(sources: IndexSources): Promise<void> {
  const faults: string[] = [];
  for (const tag of sources.tags) {
    const sections: IndexedSection[] = [];
    for (const page of sources.pages.filter((candidate) => candidate.tag === tag)) {
      sections.push(...(await sectionsOf(page, sources, faults)));
    }
    const text = await indexText(tag, sections, sources);
    await fs.writeFile(path.join(sources.outDir, indexFileName(tag)), text);
  }
  if (faults.length > 0) {
    const error = new Error(
      `Search cannot index the site:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
    // Where in the plugin a fault was found says nothing to the writer of a page.
    error.stack = error.message;
    throw error;
  }
}
