import fs from 'node:fs';
import {stringify} from 'yaml';
import {digest} from '../../../build/digest';
import {htmlFileOf} from '../../../build/files';
import {keptResults} from '../../../build/keep';
import {readPageHead} from '../../head/core/pageHead';
import {mainOf} from '../../search/server/extractSections';
import {toMarkdown} from '../core/toMarkdown';

/** A page and its header without the address. */
interface PageToConvert {
  readonly route: string;
  /** Fields of the header, in order. Those without a value are omitted; the title defaults to the page's. */
  readonly header: Readonly<Record<string, string | undefined>>;
}

/** Locations of the built pages and of the Markdown cache. */
interface PagesPlace {
  readonly outDir: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Cache file; absent to cache nothing. */
  readonly keptIn: string | undefined;
  /** Digest of everything except the page that affects its Markdown. */
  readonly version: string;
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
  {outDir, siteUrl, baseUrl, keptIn, version}: PagesPlace,
): ReadonlyMap<string, string> {
  const bodies = keptResults<string>(keptIn);
  const texts = pages.map(({route, header}): [string, string] => {
    const html = fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8');
    const address = siteUrl + route;
    const content = contentOf(html);
    const body = bodies.get(digest(version, address, content), () => toMarkdown(content, address));
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(content) ?? [];
    const title = header.title ?? heading.replace(/<[^>]+>/g, '');
    const fields = {...header, title, canonical: readPageHead(html).canonical ?? address};
    return [route, `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}`];
  });
  bodies.save();
  return new Map(texts);
}
