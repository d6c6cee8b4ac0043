import {siteRepository} from '@site/config/site';

/** Address of a new issue on GitHub. */
function newIssue(fields: Readonly<Record<string, string>>): string {
  return `${siteRepository}/issues/new?${new URLSearchParams(fields).toString()}`;
}

/**
 * Address of a new issue that reports a broken link.
 *
 * @param path path at which there is no page
 * @param from address of the page with the link; empty if unknown
 */
export function brokenLinkReport(path: string, from: string): string {
  return newIssue({
    title: `Broken link: ${path}`,
    body: [`Path without a page: ${path}`, ...(from ? [`Linked from: ${from}`] : [])].join('\n'),
  });
}

/**
 * Address of the issue form "Wrong page", prefilled with a page and its version.
 *
 * @param title title of the issue, in the reader's language
 * @param page address of the page
 * @param version absent for a page without versions
 */
export function problemReportUrl(title: string, page: string, version?: string): string {
  return newIssue({
    template: 'wrong-page.yml',
    title,
    // Fields of the form by their id.
    page,
    ...(version !== undefined && {version}),
  });
}
