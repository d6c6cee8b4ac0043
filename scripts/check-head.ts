import fs from 'node:fs';
import path from 'node:path';
import {hasFullGitHistory} from '../config/gitHistory';
import {locales} from '../config/locales';
import {siteAddressFrom} from '../config/site';
import {bareRoute} from '../src/plugins/content-guard/core/paths';
import {tagsOf} from '../src/plugins/content-guard/core/scanHtml';
import {readPageHead} from '../src/plugins/head/core/pageHead';
import {builtLocales, type BuiltLocale} from './lib/builtSite';
import {lastChanges, readGitLog} from './lib/lastChanges';
import {
  findAlternateFaults,
  findBannerFaults,
  findCanonicalFaults,
  type HeadOfPage,
  type OtherVersionPage,
} from './lib/pageHeads';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check, type Finding} from './lib/report';
import {findSitemapFaults} from './lib/sitemaps';
import {otherVersionRoutes} from './lib/versionPages';

interface ReadPage extends HeadOfPage {
  readonly route: string;
  readonly html: string;
}

const languages = locales.map(({htmlLang}) => htmlLang);

function readPages(built: BuiltLocale, url: string): ReadPage[] {
  const htmlLang = locales.find(({locale}) => locale === built.locale)?.htmlLang ?? '';
  return built.routes.map((route) => {
    const file = path.join(built.outDir, decodeURI(route.slice(built.baseUrl.length)), 'index.html');
    const html = fs.readFileSync(file, 'utf8');
    return {
      ...readPageHead(html),
      file: path.relative(projectDir, file),
      url: url + route,
      htmlLang,
      route,
      html,
    };
  });
}

/** First link of the banner of a page. */
function bannerLinkOf(html: string, url: string): string | undefined {
  const start = html.search(/<[a-z]+ class=(?:"[^"]*)?theme-doc-version-banner/);
  const link = start === -1 ? undefined : tagsOf(html.slice(start)).find(({name}) => name === 'a');
  return link?.attributes.href === undefined ? undefined : new URL(link.attributes.href, url).href;
}

function otherVersions(
  {baseUrl, routes}: BuiltLocale,
  pages: readonly ReadPage[],
  url: string,
): OtherVersionPage[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return otherVersionRoutes(baseUrl, routes).flatMap(({route, twin, latest}) => {
    const page = byRoute.get(route);
    return page
      ? [
          {
            page,
            twin: twin === undefined ? undefined : url + twin,
            latest: url + latest,
            bannerLink: bannerLinkOf(page.html, page.url),
          },
        ]
      : [];
  });
}

/** Days of the last change of the pages that are Markdown, by address; none without the whole Git history. */
async function daysOf(built: BuiltLocale, pages: readonly ReadPage[]): Promise<Map<string, string>> {
  if (!hasFullGitHistory()) {
    return new Map();
  }
  const days = lastChanges(readGitLog(projectDir));
  const sources = new Map(
    (await sourcesOf(built.locale)).pages
      .filter(({frontMatter}) => frontMatter.last_update === undefined)
      .map(({route, file}) => [bareRoute(built.baseUrl.slice(0, -1) + route), file]),
  );
  return new Map(
    pages.flatMap(({route, url}): [string, string][] => {
      const day = days.get(sources.get(bareRoute(route)) ?? '');
      return day === undefined ? [] : [[url, day]];
    }),
  );
}

function notFoundFaults({outDir}: BuiltLocale): Finding[] {
  const file = path.join(outDir, '404.html');
  const {hidden, canonical} = readPageHead(fs.readFileSync(file, 'utf8'));
  return hidden && canonical === undefined
    ? []
    : [
        {
          file: path.relative(projectDir, file),
          line: 1,
          rule: 'noindex',
          message: 'the not-found page must be kept out of search engines and have no canonical address',
        },
      ];
}

/** Every page names its translations, its canonical address, and the latest version; sitemaps say the same. */
export const headCheck: Check = {
  name: 'head',
  async run() {
    const {url} = siteAddressFrom(process.env, []);
    const sites = builtLocales().map((built) => ({built, pages: readPages(built, url)}));
    const pages = sites.flatMap((site) => site.pages);
    const urls = new Set(pages.map((page) => page.url));
    const others = sites.flatMap(({built, pages: own}) => otherVersions(built, own, url));
    const days = await Promise.all(sites.map(({built, pages: own}) => daysOf(built, own)));
    const sitemaps = sites.flatMap(({built, pages: own}, index) => {
      const file = path.join(built.outDir, 'sitemap.xml');
      return findSitemapFaults({
        file: path.relative(projectDir, file),
        xml: fs.readFileSync(file, 'utf8'),
        pages: own,
        lastChanged: days[index] ?? new Map(),
      });
    });
    const dated = days.reduce((sum, known) => sum + known.size, 0);
    return {
      checked: `${pages.length} pages, ${others.length} of them of other versions than the latest; ${sites.length} sitemaps, ${dated} days of last change`,
      findings: [
        ...findAlternateFaults(pages, languages),
        ...findCanonicalFaults(pages, others),
        ...findBannerFaults(others, urls),
        ...sitemaps,
        ...sites.flatMap(({built}) => notFoundFaults(built)),
      ],
      pending: hasFullGitHistory()
        ? undefined
        : 'Skipped: days of last change, because the Git history is not complete.',
    };
  },
};

if (require.main === module) {
  void runChecks([headCheck]);
}
