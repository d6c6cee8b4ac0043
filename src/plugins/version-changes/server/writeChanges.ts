import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {cacheVersion} from '../../../build/cacheVersion';
import {digest} from '../../../build/digest';
import {writeFile} from '../../../build/files';
import {keptIn, keptResults} from '../../../build/keep';
import {pageChangesPath} from '../core/paths';
import {pageChanges, type ChangedPagePair} from './pageChanges';

/** Writes the changes on each page to a file next to it. Pages compared by the last build aren't compared again. */
export function writeChanges(
  pairs: readonly ChangedPagePair[],
  {siteDir, outDir, baseUrl, i18n}: LoadContext,
): void {
  const locale = i18n.currentLocale;
  const file = keptIn(siteDir, 'page-changes', `${locale}.json`);
  const version = file === undefined ? '' : cacheVersion(siteDir, process.version);
  const texts = keptResults<string>(file);
  for (const pair of pairs) {
    const {page, twin, from, to} = pair;
    const key = digest(version, JSON.stringify([from, to, twin.path, twin.blocks, page.blocks]));
    const text = texts.get(key, () => JSON.stringify(pageChanges(pair, locale)));
    writeFile(path.join(outDir, pageChangesPath(page.path).slice(baseUrl.length)), text);
  }
  texts.save();
}
