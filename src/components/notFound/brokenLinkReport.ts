/**
 * Address of a new issue in a GitHub repository that reports a broken link.
 *
 * @param path path without a page
 * @param from address of the page with the link; empty when unknown
 */
export function brokenLinkReport(repository: string, path: string, from: string): string {
  const query = new URLSearchParams({
    title: `Broken link: ${path}`,
    body: [`Path without a page: ${path}`, ...(from ? [`Linked from: ${from}`] : [])].join('\n'),
  });
  return `${repository}/issues/new?${query.toString()}`;
}
