import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {digest} from '../../../build/digest';
import {htmlFileOf, replaceFile} from '../../../build/files';
import {readPageHead} from '../../head/core/pageHead';
import {mainOf} from '../../search/server/extractSections';
import {toMarkdown} from '../core/toMarkdown';

/** A page and its header without the address. */
export interface PageToConvert {
  readonly route: string;
  /** Fields of the header, in order. Those without a value are omitted; the title defaults to the page's. */
  readonly header: Readonly<Record<string, string | undefined>>;
}

/** Locations of the built pages and of the Markdown cache. */
export interface PagesPlace {
  readonly outDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Absent to cache nothing. */
  readonly kept?: {readonly file: string; readonly version: string};
}

type Texts = Record<string, string | undefined>;

function readKept(file: string | undefined): Texts {
  try {
    return file === undefined ? {} : (JSON.parse(fs.readFileSync(file, 'utf8')) as Texts);
  } catch {
    // Missing or damaged.
    return {};
  }
}

/** The article of a page, or the whole content of a page written in React. */
function contentOf(html: string): string {
  const main = mainOf(html);
  return /<article[\s>][\s\S]*<\/article>/.exec(main)?.[0] ?? main;
}

/**
 * Markdown of built pages with headers, by route. Pages that haven't changed since the last build aren't converted
 * again.
 */
export function convertPages(
  pages: readonly PageToConvert[],
  {outDir, siteUrl, baseUrl, kept}: PagesPlace,
): ReadonlyMap<string, string> {
  const known = readKept(kept?.file);
  const bodies: Texts = {};
  const texts = pages.map(({route, header}): [string, string] => {
    const html = fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8');
    const address = siteUrl + route;
    const content = contentOf(html);
    const key = digest(kept?.version ?? '', address, content);
    const body = known[key] ?? toMarkdown(content, address);
    bodies[key] = body;
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(content) ?? [];
    const title = header.title ?? heading.replace(/<[^>]+>/g, '');
    const fields = {...header, title, canonical: readPageHead(html).canonical ?? address};
    return [route, `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}`];
  });
  if (kept) {
    fs.mkdirSync(path.dirname(kept.file), {recursive: true});
    replaceFile(kept.file, JSON.stringify(bodies));
  }
  return new Map(texts);
}
