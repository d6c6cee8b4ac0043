import type {HeadOfPage} from './pageHeads';
import type {Finding} from './report';
import {childrenOf, parseXml, textOf, type XmlElement} from './xml';

/** The sitemap of a language and what it must agree with. */
export interface SitemapToCheck {
  readonly file: string;
  readonly xml: string;
  /** Pages of the language. */
  readonly pages: readonly HeadOfPage[];
  /** Day of the last change of a page's source, by address, where it is known. */
  readonly lastChanged: ReadonlyMap<string, string>;
}

function alternatesOf(entry: XmlElement): string {
  return childrenOf(entry, 'xhtml:link')
    .map(({attributes}) => `${attributes.hreflang ?? ''} ${attributes.href ?? ''}`)
    .join('\n');
}

function entryFaults(entry: XmlElement, page: HeadOfPage | undefined, changed: string | undefined): string[] {
  const url = textOf(entry, 'loc');
  if (!page) {
    return [`lists ${url}, which is no page of this language`];
  }
  if (page.hidden || page.canonical !== url) {
    return [
      `lists ${url}, which ${page.hidden ? 'search engines shall not show' : 'has another canonical address'}`,
    ];
  }
  const listed = textOf(entry, 'lastmod');
  const translations = page.alternates.map(({hrefLang, href}) => `${hrefLang} ${href}`).join('\n');
  return [
    ...(changed !== undefined && listed !== changed
      ? [`says that ${url} was changed on ${listed || 'no day'}; its source was changed on ${changed}`]
      : []),
    ...(listed !== '' && !/^20\d\d-[01]\d-[0-3]\d$/.test(listed) ? [`${listed} of ${url} is no day`] : []),
    ...(alternatesOf(entry) === translations
      ? []
      : [`names other translations of ${url} than the page itself does`]),
  ];
}

/** What a sitemap lists too much, too little, or with a wrong day or wrong translations. */
export function findSitemapFaults({file, xml, pages, lastChanged}: SitemapToCheck): Finding[] {
  const finding = (message: string): Finding => ({file, line: 1, rule: 'sitemap', message});
  let root: XmlElement;
  try {
    root = parseXml(xml);
  } catch (error) {
    return [finding(`is not well-formed: ${(error as Error).message}`)];
  }
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const entries = childrenOf(root, 'url');
  const listed = new Set<string>();
  const faults = entries.flatMap((entry) => {
    const url = textOf(entry, 'loc');
    if (listed.has(url)) {
      return [`lists ${url} twice`];
    }
    listed.add(url);
    return entryFaults(entry, byUrl.get(url), lastChanged.get(url));
  });
  const missing = pages
    .filter(({url, canonical, hidden}) => !hidden && canonical === url && !listed.has(url))
    .map(({url}) => `does not list ${url}`);
  return [...faults, ...missing].map(finding);
}
