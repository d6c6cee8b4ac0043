import {patternPaths} from '../core/patternPaths';

interface Key {
  readonly name: string | number;
}

interface Options {
  /** Whether the path must be all of the address. */
  readonly end?: boolean;
  /** Whether a slash at the end counts. */
  readonly strict?: boolean;
  /** Whether small and capital letters differ. */
  readonly sensitive?: boolean;
}

/**
 * In the place of `path-to-regexp`: the router asks it for patterns of routes, and the routes of a Docusaurus site are
 * paths as they stand, but for `*`. The build refuses others (`core/patternPaths.ts`).
 *
 * @param path a route; what the router's links escape by a backslash stands for itself
 * @param keys gets the name of what `*` matches
 * @throws {Error} for a pattern that a component gives: the build knows those of routes alone
 */
function pathToRegexp(
  path: string,
  keys: Key[] = [],
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  if (patternPaths([path.replace(/\\./g, '')]).length > 0) {
    throw new Error(`${path} is a pattern, and the router of lean-modules matches none.`);
  }
  const literal = path.replace(/\\(.)/g, '$1').replace(/[.+*?=^!:${}()[\]|/\\]/g, String.raw`\$&`);
  const any = path === '*' ? '(.*)' : literal;
  if (path === '*') {
    keys.push({name: 0});
  }
  const endsWithSlash = any.endsWith(String.raw`\/`);
  const withOptionalSlash = `${endsWithSlash ? any.slice(0, -2) : any}(?:\\/(?=$))?`;
  const ending = end ? '$' : strict && endsWithSlash ? '' : String.raw`(?=\/|$)`;
  return new RegExp(`^${strict ? any : withOptionalSlash}${ending}`, sensitive ? '' : 'i');
}

/** The router makes the address of a redirect with it. */
pathToRegexp.compile = (path: string) => (): string => path;

export default pathToRegexp;
