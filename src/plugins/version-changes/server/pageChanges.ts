import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {cachePath, cachedResults} from '../../../build/cache';
import {cacheVersion} from '../../../build/cacheVersion';
import {digest} from '../../../build/digest';
import {writeFile} from '../../../build/files';
import {comparer, maskOf} from '../core/comparePages';
import {pageChangesPath} from '../core/paths';
import type {VersionPage} from './readVersion';

/** A page whose text changed since the previous version. */
export interface ChangedPagePair {
  readonly page: VersionPage;
  readonly twin: VersionPage;
  readonly from: string;
  readonly to: string;
  /** Path of the list of changes in the version. */
  readonly overview: string;
}

/** The changes on a page, in the language of the site. */
export function pageChanges({page, twin, from, to}: ChangedPagePair, locale: string) {
  return {
    /** Path of the page in the previous version. */
    before: twin.path,
    sections: comparer(locale, maskOf([from, to]))(twin.blocks, page.blocks),
  };
}

/** Writes the changes on each page to a file next to it. Pages compared by the last build aren't compared again. */
export function writeChanges(
  pairs: readonly ChangedPagePair[],
  {siteDir, outDir, baseUrl, i18n}: LoadContext,
): void {
  const locale = i18n.currentLocale;
  const file = cachePath(siteDir, 'page-changes', `${locale}.json`);
  const version = file === undefined ? '' : cacheVersion(siteDir, process.version);
  const texts = cachedResults<string>(file);
  for (const pair of pairs) {
    const {page, twin, from, to} = pair;
    const key = digest(version, JSON.stringify([from, to, twin.path, twin.blocks, page.blocks]));
    const text = texts.get(key, () => JSON.stringify(pageChanges(pair, locale)));
    writeFile(path.join(outDir, pageChangesPath(page.path).slice(baseUrl.length)), text);
  }
  texts.save();
}
