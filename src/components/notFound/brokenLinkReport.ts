import {siteRepository} from '@site/config/site';

/**
 * Address of a new issue that reports a broken link.
 *
 * @param path path without a page
 * @param from address of the page with the link; empty when unknown
 */
export function brokenLinkReport(path: string, from: string): string {
  const query = new URLSearchParams({
    title: `Broken link: ${path}`,
    body: [`Path without a page: ${path}`, ...(from ? [`Linked from: ${from}`] : [])].join('\n'),
  });
  return `${siteRepository}/issues/new?${query.toString()}`;
}
