/** The page that a reader reports. */
export interface ReportedPage {
  /** Repository for the report, such as `https://github.com/owner/name`. */
  readonly repository: string;
  /** Origin of the site, without trailing slash. */
  readonly origin: string;
  /** Path of the page, with locale prefix. */
  readonly route: string;
  readonly version: string;
}

/** Texts of the report, in the reader's language. */
export interface ReportTexts {
  readonly title: string;
  readonly page: string;
  readonly version: string;
  readonly question: string;
}

/** Address of a new issue, prefilled with the page and its version. */
export function problemReportUrl(page: ReportedPage, texts: ReportTexts): string {
  const body = [
    `${texts.page} ${page.origin}${page.route}`,
    `${texts.version} ${page.version}`,
    '',
    texts.question,
    '',
    '',
  ].join('\n');
  const query = new URLSearchParams({title: `${texts.title} ${page.route}`, body});
  return `${page.repository}/issues/new?${query.toString()}`;
}
