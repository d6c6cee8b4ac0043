import type {PageHead} from '../../src/plugins/head/core/pageHead';
import type {Finding} from './report';

/** A built page as its head presents it. */
export interface HeadOfPage extends PageHead {
  readonly file: string;
  readonly url: string;
  readonly htmlLang: string;
  /** Where the banner of a version that isn't the latest leads; absent on pages without one. */
  readonly bannerLink?: string;
}

/** What is wrong with the links of a page to its translations. */
function alternateFault(
  page: HeadOfPage,
  byUrl: ReadonlyMap<string, HeadOfPage>,
  languages: readonly string[],
): string | undefined {
  const names = page.alternates.map(({hrefLang}) => hrefLang).sort();
  const wanted = [...languages, 'x-default'].sort();
  if (names.join() !== wanted.join()) {
    return `has links to ${names.join(', ') || 'no language'}; must have ${wanted.join(', ')}`;
  }
  const found = new Map(page.alternates.map(({hrefLang, href}) => [hrefLang, href]));
  if (found.get('x-default') !== found.get(languages[0] ?? '')) {
    return `x-default is ${found.get('x-default')}; must be the page in ${languages[0]}`;
  }
  if (found.get(page.htmlLang) !== page.url) {
    return `calls itself ${found.get(page.htmlLang)} in ${page.htmlLang}; its address is ${page.url}`;
  }
  for (const language of languages) {
    const href = found.get(language) ?? '';
    const twin = byUrl.get(href);
    if (twin?.htmlLang !== language) {
      return `its translation ${href} is no page in ${language}`;
    }
    if (!twin.alternates.some((alternate) => alternate.href === page.url)) {
      return `its translation ${href} does not name it back`;
    }
  }
  return undefined;
}

/** What is wrong with the canonical address of a page, and with the link of its version banner. */
function versionFault(page: HeadOfPage, byUrl: ReadonlyMap<string, HeadOfPage>): string | undefined {
  const {url, canonical, htmlLang, bannerLink} = page;
  const target = byUrl.get(canonical ?? '');
  if (!target || target.canonical !== canonical || target.htmlLang !== htmlLang) {
    return `its canonical address is ${canonical ?? 'absent'}, which is no canonical page in its language`;
  }
  if (canonical !== url && bannerLink !== canonical) {
    return `its banner leads to ${bannerLink ?? 'nothing'}; must lead to its canonical page ${canonical}`;
  }
  return bannerLink === undefined || byUrl.has(bannerLink)
    ? undefined
    : `its banner leads to ${bannerLink}, which is no page`;
}

/**
 * Pages whose translations, canonical address, or version banner are wrong.
 *
 * @param languages values of `hreflang` that every page must have, that of the default language first
 */
export function findHeadFaults(pages: readonly HeadOfPage[], languages: readonly string[]): Finding[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const faults = {hreflang: alternateFault(page, byUrl, languages), canonical: versionFault(page, byUrl)};
    return Object.entries(faults).flatMap(([rule, message]) =>
      message === undefined ? [] : [{file: page.file, line: 1, rule, message}],
    );
  });
}
