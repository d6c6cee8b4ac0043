import type {PageHead} from '../../src/plugins/head/core/pageHead';
import type {Finding} from './report';

/** Metadata from a built page's head. */
export interface HeadOfPage extends PageHead {
  readonly file: string;
  readonly url: string;
  readonly htmlLang: string;
  /** Link in the banner of other versions. Absent on pages without a banner. */
  readonly bannerLink?: string;
}

/** Problems with a page's links to its translations. */
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
    return `has the address ${found.get(page.htmlLang)} in ${page.htmlLang}; must be ${page.url}`;
  }
  for (const language of languages) {
    const href = found.get(language) ?? '';
    const twin = byUrl.get(href);
    if (twin?.htmlLang !== language) {
      return `its translation ${href} is not a page in ${language}`;
    }
    if (!twin.alternates.some((alternate) => alternate.href === page.url)) {
      return `its translation ${href} does not link back`;
    }
  }
  return undefined;
}

/** Problems with a page's canonical address and its version banner link. */
function versionFault(page: HeadOfPage, byUrl: ReadonlyMap<string, HeadOfPage>): string | undefined {
  const {url, canonical, htmlLang, bannerLink} = page;
  const target = byUrl.get(canonical ?? '');
  if (!target || target.canonical !== canonical || target.htmlLang !== htmlLang) {
    return `its canonical address is ${canonical ?? 'absent'}, which is not a canonical page in its language`;
  }
  if (canonical !== url && bannerLink !== canonical) {
    return `its banner links to ${bannerLink ?? 'nothing'}; must link to its canonical page ${canonical}`;
  }
  return bannerLink === undefined || byUrl.has(bannerLink)
    ? undefined
    : `its banner links to ${bannerLink}, which is not a page`;
}

/**
 * Pages with wrong translations, canonical addresses, or version banners.
 *
 * @param languages `hreflang` values that every page must have, starting with the default language
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
