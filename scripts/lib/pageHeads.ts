import {bareRoute} from '../../src/plugins/content-guard/core/paths';
import type {PageHead} from '../../src/plugins/head/core/pageHead';
import type {Finding} from './report';

/** A built page as its head presents it. */
export interface HeadOfPage extends PageHead {
  readonly file: string;
  /** Own address. */
  readonly url: string;
  readonly htmlLang: string;
}

/** A page of a version that is not the latest. */
export interface OtherVersionPage {
  readonly page: HeadOfPage;
  /** Address of the same page in the latest version; absent when that has none. */
  readonly twin?: string;
  /** Where the latest version begins. */
  readonly latest: string;
  /** Where the banner leads; absent when the page has none. */
  readonly bannerLink?: string;
}

function finding({file}: HeadOfPage, rule: string, message: string): Finding {
  return {file, line: 1, rule, message};
}

/**
 * Pages that do not name themselves and their translations, or name one that does not name them back.
 *
 * @param languages values of `hreflang` that every page must have, that of the default language first.
 */
export function findAlternateFaults(pages: readonly HeadOfPage[], languages: readonly string[]): Finding[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const found = Object.fromEntries(page.alternates.map(({hrefLang, href}) => [hrefLang, href]));
    const wanted = [...languages, 'x-default'];
    const names = page.alternates.map(({hrefLang}) => hrefLang);
    const fault = (message: string) => [finding(page, 'hreflang', message)];
    if ([...names].sort().join() !== [...wanted].sort().join()) {
      return fault(`has links to ${names.join(', ') || 'no language'}; must have ${wanted.join(', ')}`);
    }
    if (found['x-default'] !== found[languages[0] ?? '']) {
      return fault(`x-default is ${found['x-default'] ?? ''}; must be the page in ${languages[0] ?? ''}`);
    }
    if (found[page.htmlLang] !== page.url) {
      return fault(
        `calls itself ${found[page.htmlLang] ?? ''} in ${page.htmlLang}; its address is ${page.url}`,
      );
    }
    return languages.flatMap((language) => {
      const href = found[language] ?? '';
      const twin = byUrl.get(href);
      if (twin?.htmlLang !== language) {
        return fault(`its translation ${href} is no page in ${language}`);
      }
      return twin.alternates.some((alternate) => alternate.href === page.url)
        ? []
        : fault(`its translation ${href} does not name it back`);
    });
  });
}

/** Pages whose canonical address is neither their own nor, in another version, that of their twin in the latest. */
export function findCanonicalFaults(
  pages: readonly HeadOfPage[],
  others: readonly OtherVersionPage[],
): Finding[] {
  const twins = new Map(others.map(({page, twin}) => [page, twin]));
  return pages.flatMap((page) => {
    const expected = twins.get(page) ?? page.url;
    return page.canonical === expected
      ? []
      : [
          finding(
            page,
            'canonical',
            `its canonical address is ${page.canonical ?? 'absent'}; must be ${expected}`,
          ),
        ];
  });
}

/** Pages of other versions whose banner is absent or leads elsewhere than to the same page in the latest version. */
export function findBannerFaults(others: readonly OtherVersionPage[], urls: ReadonlySet<string>): Finding[] {
  return others.flatMap(({page, twin, latest, bannerLink}) => {
    const rule = 'version-banner';
    if (bannerLink === undefined) {
      return [finding(page, rule, 'has no banner that says that it is not of the latest version')];
    }
    if (twin !== undefined) {
      return bannerLink === twin
        ? []
        : [finding(page, rule, `the banner leads to ${bannerLink}; must lead to ${twin}`)];
    }
    const isInLatest = bareRoute(bannerLink) === bareRoute(latest) || bannerLink.startsWith(`${latest}/`);
    return isInLatest && urls.has(bannerLink)
      ? []
      : [
          finding(
            page,
            rule,
            `the banner leads to ${bannerLink}, which is no page of the latest version, ${latest}`,
          ),
        ];
  });
}
