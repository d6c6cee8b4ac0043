import type {RedirectRule} from '../redirects';

/**
 * Line of a `_redirects` file for Netlify and Cloudflare Pages.
 *
 * @param prefix path prefix of a language, with both slashes
 * @param status such as `301`
 */
export function redirectLine({from, to, rest}: RedirectRule, prefix: string, status: string): string {
  const base = prefix.slice(0, -1);
  return `${base}${from}${rest ? '/*' : ''} ${base}${to}${rest === 'kept' ? ':splat' : ''} ${status}`;
}
