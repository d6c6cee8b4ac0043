import fs from 'node:fs/promises';
import path from 'node:path';
import {buildIndex, type RankingConstants} from '../core/buildIndex';
import {encodeIndex, indexUrl} from '../core/indexFile';
import type {PageRef} from './collectPages';
import {documentsOf} from './documentsOf';
import {sourceSections} from './sourceSections';

/** What an index of pages that are being written is made from; asked for anew at every request. */
export interface StartSources {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly pages: readonly PageRef[];
  readonly tags: readonly string[];
  readonly constants: RankingConstants;
  readonly contentLength: number;
}

/** Text of the index file at an address, from the sources of the pages; nothing for any other address. */
export async function indexAt(pathname: string, sources: StartSources): Promise<string | undefined> {
  const {siteDir, baseUrl, pages, tags, constants, contentLength} = sources;
  const tag = tags.find((candidate) => indexUrl(baseUrl, candidate) === pathname);
  if (tag === undefined) {
    return undefined;
  }
  const sections = await Promise.all(
    pages
      .filter((page) => page.tag === tag)
      .map(async (page) => {
        const source =
          page.source === undefined ? '' : await fs.readFile(path.join(siteDir, page.source), 'utf8');
        return documentsOf(page, sourceSections(source, page.title, tag), contentLength);
      }),
  );
  return encodeIndex(buildIndex(sections.flat(), constants));
}

interface Response {
  readonly setHeader: (name: string, value: string) => void;
  readonly end: (text: string) => void;
}

/** Path of an address as it is written out; nothing where an address is none. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Answers requests for index files in `npm start`, which has no step that could write them. */
export function answerIndexes(sources: () => StartSources) {
  return (request: {readonly url?: string}, response: Response, next: (error?: unknown) => void): void => {
    const pathname = pathOf(request.url ?? '/');
    if (pathname === undefined) {
      next();
      return;
    }
    indexAt(pathname, sources()).then((text) => {
      if (text === undefined) {
        next();
      } else {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(text);
      }
    }, next);
  };
}
