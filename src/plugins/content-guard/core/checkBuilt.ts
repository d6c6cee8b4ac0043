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

type Fault = Pick<Finding, 'rule' | 'message'>;

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
    return {rule: 'own-address', message: `${target} always leads to the same language: use only the path`};
  }
  if (external.test(target)) {
    return undefined;
  }
  const {pathname, hash} = new URL(target, `http://site${page.route}`);
  const [path, anchor] = [decodeURI(pathname), decoded(hash.slice(1))];
  if (baseOf(path, site) !== site.baseUrl) {
    return isTranslation || kind === 'asset'
      ? undefined
      : {rule: 'foreign-language-link', message: `${target} leads out of the page's language`};
  }
  const ids = idsByRoute.get(bareRoute(path));
  if (ids) {
    return anchor === '' || ids.has(anchor)
      ? undefined
      : {rule: 'broken-anchor', message: `${path} has no anchor "#${anchor}"`};
  }
  if (site.hasFile(path.slice(site.baseUrl.length))) {
    return undefined;
  }
  return kind === 'asset'
    ? {rule: 'missing-file', message: `${target} does not exist`}
    : {rule: 'broken-link', message: `no page has the route ${path}`};
}

/** All problems of the built pages of one locale. */
export function checkBuilt(site: BuiltSite): Finding[] {
  const idsByRoute = new Map(site.pages.map(({route, ids}) => [bareRoute(route), new Set(ids)]));
  const findings = site.pages.flatMap((page) => {
    const {route, source, references, ids, blocked} = page;
    const finding = (fault: Fault, text: string): Finding => ({
      file: source ?? route,
      line: source === undefined ? 1 : site.lineOf(source, text),
      ...fault,
    });
    const duplicates = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [
      ...references.flatMap((reference) => {
        const fault = faultOf(reference, page, site, idsByRoute);
        return fault ? [finding(fault, reference.target)] : [];
      }),
      ...blocked.map((code) =>
        finding(
          {
            rule: 'blocked-code',
            message: `the content security policy blocks ${code}: put scripts and styles into files of the site`,
          },
          code.replace(/^<\w+>/, ''),
        ),
      ),
      ...[...duplicates].map((id) =>
        finding({rule: 'duplicate-id', message: `the id "${id}" is used more than once`}, id),
      ),
    ];
  });
  return mergeShared(findings);
}
