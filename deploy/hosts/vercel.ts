import {rulesWithoutGoModules, type RedirectRule} from '../redirects';
import {
  cacheRules,
  defaultCacheControl,
  localePaths,
  notFoundPages,
  scriptPaths,
  scriptType,
  securityHeaders,
} from '../rules';

/** One entry of `routes` in the configuration. */
export type VercelRoute =
  | {readonly handle: 'error' | 'filesystem' | 'hit'}
  | {
      readonly src: string;
      readonly dest?: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly continue?: boolean;
    };

function belowAny(folders: readonly string[]): string {
  return `/(?:(?:${localePaths.join('|')})/)?(?:${folders.join('|')})/`;
}

function redirectRoute({from, to, rest}: RedirectRule): VercelRoute {
  const path = from.slice(1).replaceAll('.', String.raw`\.`);
  const ending = rest === undefined ? '/?' : rest === 'kept' ? '/(.+)' : '/.*';
  return {
    src: `/((?:(?:${localePaths.join('|')})/)?)${path}${ending}`,
    status: 301,
    headers: {Location: `/$1${to.slice(1)}${rest === 'kept' ? '$2' : ''}`},
  };
}

/**
 * Vercel: all routing in one list, because only `routes` can serve a page with status 404. The file belongs to
 * https://vercel.com/docs/build-output-api.
 *
 * Caching rules come after `hit`, so they apply only to existing files. Otherwise, browsers would cache a missing
 * chunk for a year.
 */
export function vercelFiles() {
  const routes: VercelRoute[] = [
    {src: '/.*', headers: securityHeaders, continue: true},
    ...rulesWithoutGoModules().map(redirectRoute),
    {handle: 'filesystem'},
    {handle: 'hit'},
    ...cacheRules.map(({folder, cacheControl}) => ({
      src: `${belowAny([folder])}.*`,
      headers: {'Cache-Control': cacheControl},
      continue: true,
    })),
    {
      src: `(?!${belowAny(cacheRules.map(({folder}) => folder))}).*`,
      headers: {'Cache-Control': defaultCacheControl},
      continue: true,
    },
    ...scriptPaths.map((path) => ({
      src: path.replaceAll('.', String.raw`\.`).replace('*', '.*'),
      headers: {'Content-Type': scriptType},
      continue: true,
    })),
    {handle: 'error'},
    ...notFoundPages.map(({prefix, page}) => ({
      src: `${prefix.slice(0, -1)}(?:/.*)?`,
      status: 404,
      dest: page,
      headers: {'Cache-Control': defaultCacheControl},
    })),
  ];
  return {'vercel/config.json': JSON.stringify({version: 3, routes}, null, 2)};
}
