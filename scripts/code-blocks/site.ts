import {defaultLocale, locales} from '../../config/locales';
import {referenceOptions} from '../../config/reference';
import {referenceData} from '../../src/remark/reference/load';
import {sourcesOf, twinsOf} from '../lib/pages';
import {projectDir} from '../lib/projectDir';
import type {PageSamples} from './checkPages';
import {extractSamples} from './extract';
import {versionedReference} from './versionedReference';

/** Pages with their blocks, and each translated page with its original. */
export interface SiteSamples {
  readonly pages: readonly PageSamples[];
  readonly originals: readonly PageSamples[];
  readonly twins: readonly (readonly [PageSamples, PageSamples])[];
}

/** Reads the blocks of all pages in all languages. */
export async function samplesOfSite(): Promise<SiteSamples> {
  const {products} = referenceOptions();
  const sites = await Promise.all(locales.map(({locale}) => sourcesOf(locale)));
  const read =
    (locale: string) =>
    (page: Parameters<typeof extractSamples>[0]): PageSamples => ({
      file: page.file,
      samples: extractSamples(page, products, locale),
    });
  const originals = sites
    .filter(({isDefaultLocale}) => isDefaultLocale)
    .flatMap(({pages}) => pages.map(read(defaultLocale)));
  const byFile = new Map(originals.map((page) => [page.file, page]));
  const twins = sites
    .filter(({isDefaultLocale}) => !isDefaultLocale)
    .flatMap((site) =>
      twinsOf(site).flatMap(({original, translation}) => {
        const first = byFile.get(original.file);
        return first ? [[first, read(site.locale)(translation)] as const] : [];
      }),
    );
  return {pages: [...originals, ...twins.map(([, translation]) => translation)], originals, twins};
}

/** Reference data of the site. */
export function referenceOfSite() {
  const {products} = referenceOptions();
  return versionedReference(referenceData(projectDir), products);
}
