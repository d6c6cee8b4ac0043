import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {stringify} from 'yaml';
import {cachePath, cachedResults} from '../../../build/cache';
import {cacheVersion} from '../../../build/cacheVersion';
import {digest} from '../../../build/digest';
import {htmlFileOf} from '../../../build/files';
import {readPageHead} from '../../head/core/pageHead';
import {mainOf} from '../../search/server/extractSections';
import {toMarkdown} from '../core/toMarkdown';

/** The article of a page, or the whole content of a page written in React. */
function contentOf(html: string): string {
  const main = mainOf(html);
  return /<article[\s>][\s\S]*<\/article>/.exec(main)?.[0] ?? main;
}

/**
 * Markdown of built pages with front matter, by route. Pages that haven't changed since the last build aren't converted
 * again.
 *
 * @param headers front matter fields, in order, by route. Fields without a value are omitted; the title defaults to the
 *   page's heading, and the address is added
 */
export function convertPages(
  headers: ReadonlyMap<string, Readonly<Record<string, string | undefined>>>,
  {siteDir, outDir, baseUrl, siteConfig, i18n}: LoadContext,
): ReadonlyMap<string, string> {
  const file = cachePath(siteDir, 'markdown-pages', `${i18n.currentLocale}.json`);
  const version = file === undefined ? '' : cacheVersion(siteDir, process.version);
  const bodies = cachedResults<string>(file);
  const texts = [...headers].map(([route, header]): [string, string] => {
    const html = fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8');
    const address = siteConfig.url + route;
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
