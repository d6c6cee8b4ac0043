import {bareRoute} from '../../src/plugins/content-guard/core/paths';
import {tagsOf} from '../../src/plugins/content-guard/core/scanHtml';
import type {Finding} from './report';

/** A rule or page that sends a reader from one address to another. */
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
  /** Whether a path leads to a page or a file of the site; pages that redirect do not count. */
  readonly hasPage: (path: string) => boolean;
  /** Base URLs of the languages, that of the default one first. */
  readonly baseUrls: readonly string[];
}

/** Redirects of a `_redirects` file as Netlify and Cloudflare Pages read it; answers with another status are none. */
export function redirectsOfTable(file: string, text: string): Redirect[] {
  return text.split('\n').flatMap((content, index) => {
    const [from = '', to = '', status = '301'] = content.trim().split(/\s+/);
    return from === '' || from.startsWith('#') || !/^30\d/.test(status)
      ? []
      : [{file, line: index + 1, from, to}];
  });
}

interface VercelConfig {
  readonly redirects?: readonly {readonly source: string; readonly destination: string}[];
  readonly routes?: readonly {
    readonly src?: string;
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }[];
}

/** Redirects of a `vercel.json`. */
export function redirectsOfVercel(file: string, text: string): Redirect[] {
  const {redirects = [], routes = []} = JSON.parse(text) as VercelConfig;
  return [
    ...redirects.map(({source, destination}) => ({from: source, to: destination})),
    ...routes
      .filter(({status}) => status !== undefined && status >= 300 && status < 400)
      .map(({src = '', headers = {}}) => ({from: src, to: headers.Location ?? ''})),
  ].map((redirect) => ({file, line: 1, ...redirect}));
}

/** Redirects of an nginx configuration. */
export function redirectsOfNginx(file: string, text: string): Redirect[] {
  let location = '';
  return text.split('\n').flatMap((content, index) => {
    location = /^\s*location\s+(?:[=~^*]+\s+)?(\S+)/.exec(content)?.[1] ?? location;
    const returned = /\breturn\s+30[1-8]\s+(\S+?);/.exec(content)?.[1];
    const rewritten = /\brewrite\s+(\S+)\s+(\S+)\s+(?:redirect|permanent);/.exec(content);
    const [from, to] = rewritten ? [rewritten[1] ?? '', rewritten[2]] : [location, returned];
    return to === undefined ? [] : [{file, line: index + 1, from, to}];
  });
}

/** The redirect that a page is, when it is one: pages for old addresses on hosts without rules. */
export function redirectOfPage(file: string, from: string, html: string): Redirect[] {
  const refresh = tagsOf(html).find(
    ({name, attributes}) => name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh',
  );
  const to = /url=(.+)$/i.exec(refresh?.attributes.content ?? '')?.[1]?.trim();
  return to === undefined ? [] : [{file, line: 1, from, to}];
}

function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

function keyOf(address: string): string {
  return bareRoute(address.replace(/[?#].*$/, ''));
}

function baseOf(path: string, baseUrls: readonly string[]): string {
  return baseUrls.filter((base) => `${path}/`.startsWith(base)).sort((a, b) => b.length - a.length)[0] ?? '/';
}

/** Whether the redirect can be followed from address to address: one with a pattern cannot. */
function isPlain({from}: Redirect): boolean {
  return !/[*:()[\]^$?\\]/.test(from);
}

function targetFaults(
  redirect: Redirect,
  byFrom: ReadonlyMap<string, Redirect>,
  site: RedirectSite,
): string[] {
  const {from, to} = redirect;
  if (to === '') {
    return [`${from} leads nowhere: name its target`];
  }
  if (isElsewhere(to)) {
    return [];
  }
  const next = byFrom.get(keyOf(to));
  if (next) {
    return keyOf(next.to) === keyOf(from) || next === redirect
      ? [`${from} leads to ${to} and from there back`]
      : [`${from} leads to ${to}, which leads on to ${next.to}: name that as the target`];
  }
  if (baseOf(from, site.baseUrls) !== baseOf(to, site.baseUrls)) {
    return [`${from} leads to ${to}, which is in another language`];
  }
  return site.hasPage(to.replace(/[?#].*$/, '')) ? [] : [`${from} leads to ${to}, which does not exist`];
}

/** Redirects in a loop or a chain, from a page, to nowhere, or in one language only. */
export function findRedirectFaults(redirects: readonly Redirect[], site: RedirectSite): Finding[] {
  const plain = redirects.filter(isPlain);
  const byFrom = new Map(plain.map((redirect) => [keyOf(redirect.from), redirect]));
  return redirects.flatMap((redirect) => {
    const {file, line, from} = redirect;
    const base = baseOf(from, site.baseUrls);
    const twins = site.baseUrls.map((other) => other + from.slice(base.length));
    const messages = isPlain(redirect)
      ? [
          ...targetFaults(redirect, byFrom, site),
          ...(site.hasPage(from) ? [`${from} is a page: it must not lead elsewhere`] : []),
          ...twins
            .filter((twin) => !byFrom.has(keyOf(twin)))
            .map((twin) => `${from} has no counterpart ${twin} for the other language`),
        ]
      : [`${from} is a pattern: list each address, so that its target can be checked`];
    return messages.map((message) => ({file, line, rule: 'redirect', message}));
  });
}
