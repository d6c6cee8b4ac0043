import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeIfChanged} from '../../build/files';
import {stopAt} from '../../build/stopAt';
import {directives} from '../../remark/reference/directives';
import {dataFile, referenceData} from '../../remark/reference/load';
import {indexPages, pageReader, pagesBelow} from '../../remark/reference/pageIndex';
import {placeOf, sitePath, type ReferenceProduct} from '../../remark/reference/place';
import {scanPage} from '../../remark/reference/scan';
import {originalOf, resultFilesOfPage, type PageSet} from '../../remark/result/files';
import {manifestFile} from '../../remark/screen/manifest';

/** Options of the plugin. */
export interface ReferencePluginOptions {
  readonly products: readonly ReferenceProduct[];
  readonly sets: readonly PageSet[];
}

/**
 * Stops the build at faults of the reference data, all at once, and has the bundler compile a page again when the data of
 * its tables, the result of one of its programs, or the list of pictures changes: the persistent cache does not see what
 * a transform reads.
 */
export default function referencePlugin(
  {siteDir, generatedFilesDir, i18n}: LoadContext,
  {products, sets}: ReferencePluginOptions,
): Plugin {
  const locale = i18n.currentLocale;
  const folders = sets.map(({folder, translations}) =>
    locale === i18n.defaultLocale ? folder : translations.replace('{locale}', locale),
  );
  stopAt('The reference data', locale, referenceData(siteDir).problems());

  const indexFile = (root: string) =>
    path.join(generatedFilesDir, 'reference', locale, `${root.replaceAll('/', '-')}.json`);
  const read = pageReader(siteDir);
  for (const folder of folders) {
    if (placeOf(`${folder}/page.md`, products, locale)) {
      const index = indexPages(pagesBelow(siteDir, folder), read);
      writeIfChanged(indexFile(folder), JSON.stringify([...index]));
    }
  }

  /** The data of a page's tables, and what their links depend on. */
  function tableFiles(source: string, page: string): string[] {
    const used = scanPage(source).flatMap(({name}) => directives.get(name) ?? []);
    const place = used.length > 0 ? placeOf(page, products, locale) : undefined;
    if (!place) {
      return [];
    }
    const kinds = new Set(used.map(({kind}) => kind));
    const files = [...kinds].map((kind) =>
      path.join(siteDir, dataFile(place.product.data, place.version, kind)),
    );
    return [...files, indexFile(place.root)];
  }

  function filesOf(source: string, resourcePath: string): string[] {
    const page = sitePath(siteDir, resourcePath);
    const results = resultFilesOfPage(source, originalOf(page, sets).page);
    const manifest = source.includes('::screen{') ? [manifestFile] : [];
    return [
      ...tableFiles(source, page),
      ...[...results, ...manifest].map((file) => path.join(siteDir, file)),
    ];
  }

  return {
    name: 'reference',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus reads `include` of every rule whose `test` matches a page.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: require.resolve('./declareData.cjs'), options: {filesOf}}],
          },
        ],
      },
    }),
  };
}
