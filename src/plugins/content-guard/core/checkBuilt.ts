import {mergeShared, type Finding} from '../../../build/findings';
import type {Reference, ScannedPage} from './scanHtml';

/** A built page. */
export interface BuiltPage extends ScannedPage {
  /** Path with the base URL of its locale. */
  readonly route: string;
  /** Source file relative to the site, if the page has one. */
  readonly source?: string;
}

/** The built pages of one locale and the files and addresses they may refer to. */
export interface BuiltSite {
  /** Address of the site, without base URL. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly pages: readonly BuiltPage[];
  /** Base URLs of the other locales, including the default one. */
  readonly otherBaseUrls: readonly string[];
  /** Whether the output has a file; the path starts below the locale's base URL. */
  readonly hasFile: (path: string) => boolean;
  /** Line of a text in a source file; 1 if it isn't found. */
  readonly lineOf: (file: string, text: string) => number;
}

type Fault = readonly [rule: string, message: string];

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Decodes percent encoding; malformed text is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalizes a route for comparison: no trailing slash, `.html`, or `/index.html`. */
function bareRoute(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

/** The longest base URL that a path starts with. */
function baseOf(path: string, {baseUrl, otherBaseUrls}: BuiltSite): string | undefined {
  return [baseUrl, ...otherBaseUrls]
    .filter((base) => `${path}/`.startsWith(base))
    .sort((a, b) => b.length - a.length)[0];
}

function faultOf(
  {target, kind, isTranslation}: Reference,
  page: BuiltPage,
  site: BuiltSite,
  idsByRoute: ReadonlyMap<string, ReadonlySet<string>>,
): Fault | undefined {
  if (kind === 'link' && !isTranslation && `${target}/`.startsWith(`${site.siteUrl}/`)) {
    return ['own-address', `${target} always leads to the same language: use only the path`];
  }
  if (external.test(target)) {
    return undefined;
  }
  const {pathname, hash} = new URL(target, `http://site${page.route}`);
  const [path, anchor] = [decodeURI(pathname), decoded(hash.slice(1))];
  if (baseOf(path, site) !== site.baseUrl) {
    return isTranslation || kind === 'asset'
      ? undefined
      : ['foreign-language-link', `${target} leads out of the page's language`];
  }
  const ids = idsByRoute.get(bareRoute(path));
  if (ids) {
    return anchor === '' || ids.has(anchor)
      ? undefined
      : ['broken-anchor', `${path} has no anchor "#${anchor}"`];
  }
  if (site.hasFile(path.slice(site.baseUrl.length))) {
    return undefined;
  }
  return kind === 'asset'
    ? ['missing-file', `${target} does not exist`]
    : ['broken-link', `no page has the route ${path}`];
}

/** All problems of the built pages of one locale. */
export function checkBuilt(site: BuiltSite): Finding[] {
  const idsByRoute = new Map(site.pages.map(({route, ids}) => [bareRoute(route), new Set(ids)]));
  const findings = site.pages.flatMap((page) => {
    const {route, source, references, blocked} = page;
    const finding = ([rule, message]: Fault, text: string): Finding => ({
      file: source ?? route,
      line: source === undefined ? 1 : site.lineOf(source, text),
      rule,
      message,
    });
    return [
      ...references.flatMap((reference) => {
        const fault = faultOf(reference, page, site, idsByRoute);
        return fault ? [finding(fault, reference.target)] : [];
      }),
      ...blocked.map((code) => {
        const message = `the content security policy blocks ${code}: put scripts and styles into files of the site`;
        return finding(['blocked-code', message], code.replace(/^<\w+>/, ''));
      }),
    ];
  });
  return mergeShared(findings);
}
