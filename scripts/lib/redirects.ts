import {attributesOf, elementsIn, parseHtml} from '../../src/build/html';
import {bareRoute} from '../../src/plugins/content-guard/core/paths';
import type {Finding} from './report';

/** A rule or a page that sends readers from one address to another. */
export interface Redirect {
  readonly file: string;
  readonly line: number;
  /** Path with the base URL. */
  readonly from: string;
  /** Path with the base URL, or the address of another site. */
  readonly to: string;
}

/** What redirects must agree with. */
export interface RedirectSite {
  /** Whether a path leads to a page or a file of the site; pages that redirect don't count. */
  readonly hasPage: (path: string) => boolean;
  /** Base URLs of the languages, that of the default language first. */
  readonly baseUrls: readonly string[];
}

/** Redirects of a `_redirects` file of Netlify or Cloudflare Pages. */
export function redirectsOfTable(file: string, text: string): Redirect[] {
  return text.split('\n').flatMap((content, index) => {
    const [from = '', to = '', status = '301'] = content.trim().split(/\s+/);
    return from === '' || from.startsWith('#') || !/^30\d/.test(status)
      ? []
      : [{file, line: index + 1, from, to}];
  });
}

/** The redirect that a page is: hosts without rules need pages for old addresses. */
export function redirectOfPage(file: string, from: string, html: string): Redirect[] {
  const refresh = elementsIn(parseHtml(html.split('</head>', 1)[0] ?? ''))
    .map(attributesOf)
    .find((attributes) => attributes['http-equiv']?.toLowerCase() === 'refresh');
  const to = /url=(.+)$/i.exec(refresh?.content ?? '')?.[1]?.trim();
  return to === undefined ? [] : [{file, line: 1, from, to}];
}

function keyOf(address: string): string {
  return bareRoute(address.replace(/[?#].*$/, ''));
}

function baseOf(path: string, baseUrls: readonly string[]): string {
  return baseUrls.filter((base) => `${path}/`.startsWith(base)).sort((a, b) => b.length - a.length)[0] ?? '/';
}

function targetFault(
  {from, to}: Redirect,
  byFrom: ReadonlyMap<string, Redirect>,
  site: RedirectSite,
): string[] {
  if (to === '') {
    return [`${from} leads nowhere: name its target`];
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)) {
    return [];
  }
  const next = byFrom.get(keyOf(to));
  if (next) {
    return [`${from} leads to ${to}, which leads on to ${next.to}: name the final page`];
  }
  if (baseOf(from, site.baseUrls) !== baseOf(to, site.baseUrls)) {
    return [`${from} leads to ${to}, which is in another language`];
  }
  return site.hasPage(to.replace(/[?#].*$/, '')) ? [] : [`${from} leads to ${to}, which does not exist`];
}

/** Redirects in a loop or a chain, from a page, to nowhere, or in one language only. */
export function findRedirectFaults(redirects: readonly Redirect[], site: RedirectSite): Finding[] {
  const isPattern = ({from}: Redirect) => /[*:()[\]^$?\\]/.test(from);
  const plain = redirects.filter((redirect) => !isPattern(redirect));
  const byFrom = new Map(plain.map((redirect) => [keyOf(redirect.from), redirect]));
  return redirects.flatMap((redirect) => {
    const {file, line, from} = redirect;
    const below = from.slice(baseOf(from, site.baseUrls).length);
    const twins = site.baseUrls.map((base) => base + below).filter((twin) => !byFrom.has(keyOf(twin)));
    const messages = isPattern(redirect)
      ? [`${from} is a pattern: list each address, so that its target can be checked`]
      : [
          ...targetFault(redirect, byFrom, site),
          ...(site.hasPage(from) ? [`${from} is a page: it must not redirect`] : []),
          ...twins.map((twin) => `${from} has no counterpart ${twin} in the other language`),
        ];
    return messages.map((message) => ({file, line, rule: 'redirect', message}));
  });
}
