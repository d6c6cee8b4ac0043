/** The page that a reader reports. */
export interface ReportedPage {
  /** Repository for the report, such as `https://github.com/owner/name`. */
  readonly repository: string;
  /** Origin of the site, without trailing slash. */
  readonly origin: string;
  /** Path of the page, with locale prefix. */
  readonly route: string;
  /** Absent for a page without versions. */
  readonly version?: string;
}

/**
 * Address of the issue form "Wrong page", prefilled with the page and its version.
 *
 * @param title start of the title, in the reader's language
 */
export function problemReportUrl({repository, origin, route, version}: ReportedPage, title: string): string {
  const query = new URLSearchParams({
    template: 'wrong-page.yml',
    title: `${title} ${route}`,
    // Fields of the form by their id.
    page: origin + route,
    ...(version !== undefined && {version}),
  });
  return `${repository}/issues/new?${query.toString()}`;
}
