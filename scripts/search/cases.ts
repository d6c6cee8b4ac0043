import fs from 'node:fs';
import path from 'node:path';

/** A question of a reader, and the pages that answer it. */
export interface SearchCase {
  /** Kind of question, such as `typo`. */
  readonly kind: string;
  /** Docs plugin instance whose pages the reader is on; `-` for the home page. */
  readonly from: string;
  readonly query: string;
  /** Routes without locale; with an anchor, only that section answers. */
  readonly expected: readonly string[];
}

const folder = path.resolve(__dirname, '../data/searchQueries');

/** The questions of a language, in the order of the file. */
export function readCases(locale: string): SearchCase[] {
  return fs
    .readFileSync(path.join(folder, `${locale}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', from = '', query = '', expected = ''] = line.split('\t');
      return {kind, from, query, expected: expected.split(' ')};
    });
}

/** Route of a page or a section without locale, to compare with what a question expects. */
function routeWithout(baseUrl: string, route: string): string {
  return `/${route.slice(baseUrl.length)}`;
}

/** Position of the first answer among the results, from 1; 0 when there is none. */
export function rankOf(
  {expected}: Pick<SearchCase, 'expected'>,
  sectionRoutes: readonly string[],
  baseUrl: string,
): number {
  return (
    sectionRoutes.findIndex((sectionRoute) => {
      const route = routeWithout(baseUrl, sectionRoute);
      return expected.includes(route) || expected.includes(route.replace(/#.*$/, ''));
    }) + 1
  );
}

/** Whether a page that answers exists, so that the question can be asked. */
export function isAnswerable({expected}: SearchCase, pages: ReadonlySet<string>): boolean {
  return expected.some((route) => pages.has(route.replace(/#.*$/, '')));
}
