import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';

/**
 * Converts the address of a crawled page to its path on this site, whose origin may differ. `undefined` if it isn't a
 * page of the site.
 */
export function hitRoute(url: string, baseUrl: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return undefined;
  }
  const {pathname, hash} = new URL(url);
  return isSafeRoute(pathname + hash, baseUrl) ? pathname + hash : undefined;
}
