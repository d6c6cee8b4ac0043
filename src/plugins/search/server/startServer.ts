import fs from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from '../core/buildIndex';
import {indexUrl} from '../core/indexFile';
import type {PageRef} from './collectPages';
import {documentsOf} from './documentsOf';
import {sourceSections} from './sourceSections';

/** What the indexes of a site in `npm start` are made from; read again for every request. */
export interface StartSources {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly pages: readonly PageRef[];
  readonly tags: readonly string[];
}

interface Response {
  readonly setHeader: (name: string, value: string) => void;
  readonly end: (text: string) => void;
}

/** Text of the index file at an address, from the sources of the pages; nothing for any other address. */
async function indexAt(url: string, sources: StartSources): Promise<string | undefined> {
  const {siteDir, baseUrl, pages, tags} = sources;
  const tag = tags.find((candidate) => indexUrl(baseUrl, candidate) === url.replace(/\?.*$/, ''));
  if (tag === undefined) {
    return undefined;
  }
  const sections = await Promise.all(
    pages
      .filter((page) => page.tag === tag)
      .map(async (page) => {
        const file = page.source === undefined ? undefined : path.join(siteDir, page.source);
        const source = file === undefined ? '' : await fs.readFile(file, 'utf8');
        return documentsOf(page, sourceSections(source, page.title, tag));
      }),
  );
  return JSON.stringify(buildIndex(sections.flat()));
}

/** Answers requests for index files in `npm start`, which has no step that could write them. */
export function answerIndexes(sources: () => StartSources) {
  return (request: {readonly url?: string}, response: Response, next: (error?: unknown) => void): void => {
    indexAt(request.url ?? '/', sources()).then((text) => {
      if (text === undefined) {
        next();
      } else {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(text);
      }
    }, next);
  };
}
