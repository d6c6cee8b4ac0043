import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {watchWithPages} from '../../build/addToPages';
import {cachedReader} from '../../build/cachedReader';
import {isFile, pagesBelow, writeIfChanged} from '../../build/files';
import {stopAt} from '../../build/stopAt';
import {directives} from '../../remark/reference/expand';
import {dataFile} from '../../remark/reference/load';
import {indexPages} from '../../remark/reference/pageIndex';
import {placeOf, sitePath} from '../../remark/reference/place';
import {scanPage} from '../../remark/reference/scan';
import {originalOf, resultFilesOfPage} from '../../remark/result/files';
import {manifestFile} from '../../remark/screen/manifest';
import type {SiteFacts} from '../../remark/siteFacts';
import {glossaryOf} from '../../remark/terms';

/**
 * Stops the build if reference data has problems, and lists all of them. Makes the bundler recompile a page when the
 * data of its tables, the result of one of its programs, the list of pictures, or its glossary changes, because the
 * persistent cache doesn't know what transforms read.
 */
export default function referencePlugin({generatedFilesDir, i18n}: LoadContext, site: SiteFacts): Plugin {
  const {siteDir, products, sets, data} = site;
  const locale = i18n.currentLocale;
  const folders = sets.map(({folder, translations}) =>
    locale === i18n.defaultLocale ? folder : translations.replace('{locale}', locale),
  );
  stopAt('The reference data', locale, data.problems());

  const indexFile = (root: string) =>
    path.join(generatedFilesDir, 'reference', locale, `${root.replaceAll('/', '-')}.json`);
  const read = cachedReader(siteDir, scanPage);
  for (const folder of folders) {
    if (placeOf(`${folder}/page.md`, products, locale)) {
      const index = indexPages(pagesBelow(siteDir, folder), read);
      writeIfChanged(indexFile(folder), JSON.stringify([...index]));
    }
  }

  /** The files that a page's tables and their links depend on. */
  function tableFiles(source: string, page: string): string[] {
    const used = scanPage(source).flatMap(({name}) => directives.get(name) ?? []);
    const place = used.length > 0 ? placeOf(page, products, locale) : undefined;
    if (!place) {
      return [];
    }
    const kinds = new Set(used.map(({kind}) => kind));
    // All versions, because rows say in which version a flag or field was added.
    const files = [...kinds].flatMap((kind) =>
      data.versions(place.product.data).map((version) => dataFile(place.product.data, version, kind)),
    );
    return [...files.map((file) => path.join(siteDir, file)).filter(isFile), indexFile(place.root)];
  }

  function filesOf(file: string, source: string): string[] {
    const page = sitePath(siteDir, file);
    const results = resultFilesOfPage(source, originalOf(page, sets).page);
    const manifest = source.includes('::screen{') ? [manifestFile] : [];
    const glossary = glossaryOf(page, site) ?? [];
    return [
      ...tableFiles(source, page),
      ...[...results, ...manifest].concat(glossary).map((name) => path.join(siteDir, name)),
    ];
  }

  return {name: 'reference', configureWebpack: () => watchWithPages(filesOf)};
}
