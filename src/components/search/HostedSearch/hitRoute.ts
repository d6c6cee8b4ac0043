import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';

/**
 * Path, on this site, of a page that the service knows by its published address; `undefined` for
 * what is no page of the site. The site may have another origin than the one that was crawled.
 */
export function hitRoute(url: string, baseUrl: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return undefined;
  }
  const {pathname, hash} = new URL(url);
  return isSafeRoute(pathname + hash, baseUrl) ? pathname + hash : undefined;
}
