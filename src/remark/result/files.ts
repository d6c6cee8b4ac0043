import type {ContentFolder} from '../../../config/contentSets';
import {splitFences} from '../../build/splitFences';

/** A folder of pages, and the folder of their translations with `{locale}` as the placeholder for the language. */
export type PageSet = Pick<ContentFolder, 'folder' | 'translations'>;

/** Folder of a page's program results. Both paths are relative to the site. */
export function resultsFolder(page: string): string {
  return page.replace(/\.mdx?$/, '.results');
}

/** File of the n-th result on a page, starting at 1. */
export function resultFile(page: string, position: number): string {
  return `${resultsFolder(page)}/${position}.yaml`;
}

/** Whether a block's opening line asks for its result. */
export function asksForResult(info: string): boolean {
  return /^kcl\s(?:.*\s)?result(?:\s|$)/.test(info.replace(/"[^"]*"/g, '""'));
}

/** The English original of a page and, for a translation, its language. Results are next to the original. */
export function originalOf(page: string, sets: readonly PageSet[]): {page: string; locale?: string} {
  const locale = /^i18n\/([^/]+)\//.exec(page)?.[1];
  const rootOf = ({translations}: PageSet) => `${translations.replace('{locale}', String(locale))}/`;
  const set = sets.find((each) => page.startsWith(rootOf(each)));
  return {page: set ? `${set.folder}/${page.slice(rootOf(set).length)}` : page, locale};
}

/** Files of a page's results. */
export function resultFilesOfPage(source: string, page: string): string[] {
  const {codeBlocks} = splitFences(source.split(/\r?\n/), 1);
  return codeBlocks.filter(({info}) => asksForResult(info)).map((_, index) => resultFile(page, index + 1));
}
