import {splitFences} from '../../build/splitFences';

/** A folder of pages and of its translations, in which `{locale}` stands for the language. */
export interface PageSet {
  readonly folder: string;
  readonly translations: string;
}

/** Folder of the results of a page's programs; both paths are relative to the site. */
export function resultsFolder(page: string): string {
  return page.replace(/\.mdx?$/, '.results');
}

/** File of the result of the n-th program of a page, counted from 1 among those that show theirs. */
export function resultFile(page: string, position: number): string {
  return `${resultsFolder(page)}/${position}.yaml`;
}

/** Whether the opening line of a block asks for its result to be shown. */
export function asksForResult(info: string): boolean {
  return /^kcl\s(?:.*\s)?result(?:\s|$)/.test(info.replace(/"[^"]*"/g, '""'));
}

/** The English page of a page, and its language when it is a translation; results are beside the English page. */
export function originalOf(page: string, sets: readonly PageSet[]): {page: string; locale?: string} {
  const match = /^i18n\/([^/]+)\//.exec(page);
  const locale = match?.[1];
  for (const {folder, translations} of locale === undefined ? [] : sets) {
    const root = `${translations.replace('{locale}', locale ?? '')}/`;
    if (page.startsWith(root)) {
      return {page: `${folder}/${page.slice(root.length)}`, locale};
    }
  }
  return {page, locale};
}

/** Files of the results that a page shows. */
export function resultFilesOfPage(source: string, page: string): string[] {
  const {codeBlocks} = splitFences(source.split(/\r?\n/), 1);
  return codeBlocks.filter(({info}) => asksForResult(info)).map((_, index) => resultFile(page, index + 1));
}
