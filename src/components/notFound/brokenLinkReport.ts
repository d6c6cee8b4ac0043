/** A broken link. */
export interface BrokenLink {
  /** Path without a page. */
  readonly path: string;
  /** Address of the page with the link; empty if unknown. */
  readonly from: string;
}

/** Address of a new issue in a GitHub repository that reports a broken link. */
export function brokenLinkReport(repository: string, {path, from}: BrokenLink): string {
  const query = new URLSearchParams({
    title: `Broken link: ${path}`,
    body: [`Path without a page: ${path}`, ...(from ? [`Linked from: ${from}`] : [])].join('\n'),
  });
  return `${repository}/issues/new?${query.toString()}`;
}
