import type {Finding} from '../types';
import {sortFindings} from './findings';
import {bareRoute, splitTarget} from './paths';
import type {ScannedPage} from './scanHtml';

/** A page as the build wrote it. */
export interface BuiltPage extends ScannedPage {
  /** Path with the base URL of its locale. */
  readonly route: string;
  /** Source file relative to the site, where the page has one. */
  readonly source?: string;
}

/** The built pages of one locale and what they may refer to. */
export interface BuiltSite {
  readonly baseUrl: string;
  readonly pages: readonly BuiltPage[];
  /** Base URLs of the other locales, the default one included. */
  readonly otherBaseUrls: readonly string[];
  /** Whether the output has a file; the path starts below the locale's base URL. */
  readonly hasFile: (path: string) => boolean;
  /** Line of a text in a source file; 1 when the text is not there. */
  readonly lineOf: (file: string, text: string) => number;
}

interface Broken {
  readonly page: BuiltPage;
  readonly target: string;
  readonly rule: string;
  readonly message: string;
}

/** On more pages than this, a link belongs to what the pages share. */
const sharedFrom = 5;

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function localeOfPath(path: string, {baseUrl, otherBaseUrls}: BuiltSite): string | undefined {
  return [baseUrl, ...otherBaseUrls]
    .filter((base) => path === base.slice(0, -1) || path.startsWith(base))
    .sort((a, b) => b.length - a.length)[0];
}

function resolved(path: string, page: BuiltPage): string {
  return decodeURI(new URL(path, `http://site${page.route}`).pathname);
}

function brokenOf(site: BuiltSite): Broken[] {
  const byRoute = new Map(site.pages.map((page) => [bareRoute(page.route), page]));
  const idsOf = new Map(site.pages.map((page) => [page, new Set(page.ids)]));
  return site.pages.flatMap((page) =>
    page.references.flatMap(({target, kind, isTranslation}): Broken[] => {
      if (external.test(target)) {
        return [];
      }
      const {path: typed, anchor} = splitTarget(target);
      const path = typed === '' ? page.route : resolved(typed, page);
      const base = localeOfPath(path, site);
      const linked = byRoute.get(bareRoute(path));
      const fault = (rule: string, message: string) => [{page, target, rule, message}];
      if (base !== site.baseUrl) {
        return isTranslation || kind === 'asset'
          ? []
          : fault('foreign-language-link', `${target} leads out of the page's language`);
      }
      if (linked) {
        const isKnown = !anchor || idsOf.get(linked)?.has(anchor) === true;
        return isKnown ? [] : fault('broken-anchor', `${path} has no anchor "#${anchor}"`);
      }
      if (site.hasFile(path.slice(site.baseUrl.length))) {
        return [];
      }
      return kind === 'asset'
        ? fault('missing-file', `${target} does not exist`)
        : fault('broken-link', `no page has the route ${path}`);
    }),
  );
}

function duplicateIds(page: BuiltPage): Broken[] {
  const seen = new Set<string>();
  return page.ids.flatMap((id) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew ? [] : [{page, target: id, rule: 'duplicate-id', message: `the id "${id}" stands twice`}];
  });
}

/** Every problem that the built pages of one locale show; what all pages share is told once. */
export function checkBuilt(site: BuiltSite): Finding[] {
  const broken = [...brokenOf(site), ...site.pages.flatMap(duplicateIds)];
  const groups = new Map<string, Broken[]>();
  for (const fault of broken) {
    const key = `${fault.rule} ${fault.message}`;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return sortFindings(
    [...groups.values()].flatMap((group) => {
      const pages = new Set(group.map(({page}) => page));
      const [first] = group;
      if (first && pages.size >= sharedFrom) {
        const {rule, message} = first;
        const shared = `${message} (on ${pages.size} pages: navbar, footer, or another part they share)`;
        return [{file: 'config/themeConfig.ts', line: 1, rule, message: shared}];
      }
      return group.map(({page, target, rule, message}) => ({
        file: page.source ?? page.route,
        line: page.source === undefined ? 1 : site.lineOf(page.source, target),
        rule,
        message,
      }));
    }),
  );
}
