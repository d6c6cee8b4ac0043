import fs from 'node:fs/promises';
import path from 'node:path';
import {cacheVersion} from '../../../build/cacheVersion';
import {digest} from '../../../build/digest';
import {keep, keptIn} from '../../../build/keep';
import {pageChangesPath} from '../core/paths';
import {pageChanges, type ChangedPagePair} from './changedPages';

/** Locations of the site and its build. */
interface Site {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
}

/**
 * Writes the changes on each page to a file next to it. Versions whose changed pages are the same as in the last build
 * aren't compared again.
 */
export async function writeChanges(
  pairs: readonly ChangedPagePair[],
  {siteDir, outDir, baseUrl, locale}: Site,
): Promise<void> {
  const folder = keptIn(siteDir, 'page-changes', locale);
  const version = folder === undefined ? '' : cacheVersion(siteDir, process.version);

  async function textsOf(overview: string, group: readonly ChangedPagePair[]): Promise<string[]> {
    const make = () => Promise.resolve(group.map((pair) => JSON.stringify(pageChanges(pair, locale))));
    if (folder === undefined) {
      return make();
    }
    const inputs = group.map(({page, twin, from, to}) => [from, to, twin.path, twin.blocks, page.blocks]);
    return keep(path.join(folder, `${digest(overview)}.json`), digest(version, JSON.stringify(inputs)), make);
  }

  for (const overview of new Set(pairs.map((pair) => pair.overview))) {
    const group = pairs.filter((pair) => pair.overview === overview);
    const texts = await textsOf(overview, group);
    await Promise.all(
      group.map(async ({page}, index) => {
        const file = path.join(outDir, pageChangesPath(page.path).slice(baseUrl.length));
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, texts[index] ?? '');
      }),
    );
  }
}
