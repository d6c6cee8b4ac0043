import fs from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../config/environment';
import {hasFullGitHistory} from '../config/gitHistory';
import {isFile} from '../src/build/files';
import {attributesOf, elementsIn, parseHtml} from '../src/build/html';
import {readPageHead, type PageHead} from '../src/plugins/head/core/pageHead';
import {cardSize} from '../src/plugins/social-cards/core/cardAddress';
import {builtLocales, builtPages, notFoundPage, type BuiltLocale} from './lib/builtSite';
import {projectDir, readProjectFile} from './lib/projectDir';
import {fileFindings, type Check, type Finding} from './lib/report';

const {url: origin} = readEnvironment(process.env).site;

const maxCardBytes = 60_000;

/** Metadata from a built page's head. */
export interface HeadOfPage extends PageHead {
  readonly file: string;
  readonly url: string;
  readonly htmlLang: string;
  /** Language and address of each translation, including the page itself. */
  readonly translations: readonly string[];
  /** Link in the banner of other versions. Absent on pages without a banner. */
  readonly bannerLink?: string;
}

function alternateFault({alternates, translations}: HeadOfPage): string | undefined {
  const found = alternates.map(({hrefLang, href}) => `${hrefLang} ${href}`).sort();
  const wanted = [...translations].sort();
  return found.join() === wanted.join()
    ? undefined
    : `its translations are ${found.join(', ') || 'absent'}; must be ${wanted.join(', ')}`;
}

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

/** Pages with wrong links to translations, canonical addresses, or version banners. */
export function findHeadFaults(pages: readonly HeadOfPage[]): Finding[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) => [
    ...fileFindings(page.file, 'hreflang', [alternateFault(page)]),
    ...fileFindings(page.file, 'canonical', [versionFault(page, byUrl)]),
  ]);
}

function bannerLinkOf(html: string, url: string): string | undefined {
  if (!html.includes('theme-doc-version-banner')) {
    return undefined;
  }
  const banner = elementsIn(parseHtml(html)).find((element) =>
    attributesOf(element).class?.includes('theme-doc-version-banner'),
  );
  const link = elementsIn(banner?.childNodes ?? []).find(({tagName}) => tagName === 'a');
  const href = link && attributesOf(link).href;
  return href === undefined ? undefined : new URL(href, url).href;
}

function headsOf(built: BuiltLocale, all: readonly BuiltLocale[]): HeadOfPage[] {
  return builtPages(built).map(({route, file, html}) => {
    const url = origin + route;
    // A page has the same path in every language.
    const [first = '', ...others] = all.map(
      ({htmlLang, baseUrl}) => `${htmlLang} ${origin}${baseUrl}${route.slice(built.baseUrl.length)}`,
    );
    const translations = [first, ...others, first.replace(/^\S+/, 'x-default')];
    const bannerLink = bannerLinkOf(html, url);
    return {...readPageHead(html), file, url, htmlLang: built.htmlLang, translations, bannerLink};
  });
}

/** Problems with a sitemap, which must list exactly the visible canonical pages, with dates. */
function sitemapFaults(built: BuiltLocale, pages: readonly HeadOfPage[]): Finding[] {
  const file = path.relative(projectDir, path.join(built.outDir, 'sitemap.xml'));
  const xml = readProjectFile(file);
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc>(<lastmod>20\d\d-[01]\d-[0-3]\d<\/lastmod>)?/g)];
  const listed = new Set(entries.map(([, url]) => url));
  const wanted = new Set(
    pages.filter(({url, canonical, hidden}) => !hidden && canonical === url).map(({url}) => url),
  );
  const isUndated = entries.every(([, , day]) => day === undefined);
  return fileFindings(file, 'sitemap', [
    ...[...listed].map((url = '') => !wanted.has(url) && `lists ${url}, which is not a canonical page`),
    ...[...wanted].map((url) => !listed.has(url) && `does not list ${url}`),
    hasFullGitHistory() && isUndated && 'has no modification dates',
  ]);
}

function notFoundFaults(built: BuiltLocale): Finding[] {
  const {file, html} = notFoundPage(built);
  const {hidden, canonical} = readPageHead(html);
  const message = 'the not-found page must be hidden from search engines and have no canonical address';
  return fileFindings(file, 'noindex', [(!hidden || canonical !== undefined) && message]);
}

/** The problem with the card that other sites show with a link to a page, as the end of a sentence. */
export function cardFault(card: Buffer | undefined): string | undefined {
  if (card === undefined) {
    return "is not a file on the site in the page's language";
  }
  if (card.subarray(0, 8).toString('hex') !== '89504e470d0a1a0a') {
    return 'is not a PNG';
  }
  const [width, height] = [card.readUInt32BE(16), card.readUInt32BE(20)];
  if (width !== cardSize.width || height !== cardSize.height) {
    return `has ${width} × ${height} pixels; must have ${cardSize.width} × ${cardSize.height}`;
  }
  return card.length > maxCardBytes
    ? `has ${card.length} bytes; at most ${maxCardBytes} are allowed`
    : undefined;
}

function cardFaults(built: BuiltLocale, pages: readonly HeadOfPage[]): Finding[] {
  const base = origin + built.baseUrl;
  return pages.flatMap(({file, image = ''}) => {
    const card = path.join(built.outDir, decodeURI(image.slice(base.length)));
    const fault = cardFault(image.startsWith(base) && isFile(card) ? fs.readFileSync(card) : undefined);
    return fileFindings(file, 'social-card', [fault && `og:image ${image || '(absent)'} ${fault}`]);
  });
}

/** Links to translations, canonical addresses, social cards, version banners, and sitemaps are correct. */
export const headCheck: Check = {
  name: 'head',
  run() {
    const all = builtLocales();
    const sites = all.map((built) => ({built, pages: headsOf(built, all)}));
    const pages = sites.flatMap((site) => site.pages);
    const banners = pages.filter(({bannerLink}) => bannerLink !== undefined).length;
    return {
      checked: `${pages.length} pages, ${banners} with a version banner; ${sites.length} sitemaps`,
      findings: [
        ...findHeadFaults(pages),
        ...sites.flatMap(({built, pages: own}) => [
          ...sitemapFaults(built, own),
          ...notFoundFaults(built),
          ...cardFaults(built, own),
        ]),
      ],
    };
  },
};
