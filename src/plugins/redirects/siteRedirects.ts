import {expandRedirects} from '../../../config/redirects/expand';
import {redirectPatterns} from '../../../config/redirects/patterns';
import {redirectRows, redirectsFile} from '../../../config/redirects/rows';
import type {Finding} from '../../build/findings';

/**
 * All redirects in a language, and the problems of their table.
 *
 * @param routesPaths paths of all pages of the language
 */
export function siteRedirects(
  routesPaths: readonly string[],
  baseUrl: string,
): {readonly redirects: ReadonlyMap<string, string>; readonly problems: readonly Finding[]} {
  const pages = routesPaths
    .filter((route) => route.startsWith(baseUrl) && !/\/404(?:\.html)?$/.test(route))
    .map((route) => `/${route.slice(baseUrl.length)}`);
  const {redirects, problems} = expandRedirects(redirectRows(), redirectPatterns, pages);
  return {
    redirects,
    problems: problems.map((problem) => ({file: redirectsFile, rule: 'redirect', ...problem})),
  };
}
