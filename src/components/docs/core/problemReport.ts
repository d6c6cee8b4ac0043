import {siteRepository} from '@site/config/site';

/**
 * Address of the issue form "Wrong page", prefilled with a page and its version.
 *
 * @param title title of the issue, in the reader's language
 * @param page address of the page
 * @param version absent for a page without versions
 */
export function problemReportUrl(title: string, page: string, version?: string): string {
  const query = new URLSearchParams({
    template: 'wrong-page.yml',
    title,
    // Fields of the form by their id.
    page,
    ...(version !== undefined && {version}),
  });
  return `${siteRepository}/issues/new?${query.toString()}`;
}
