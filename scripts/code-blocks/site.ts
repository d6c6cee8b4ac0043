import {defaultLocale, locales} from '../../config/locales';
import {referenceOptions} from '../../config/reference';
import type {Finding} from '../../src/build/findings';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {referenceData} from '../../src/remark/reference/load';
import {sourcesOf} from '../lib/pages';
import {projectDir} from '../lib/projectDir';
import type {Tools} from './context';
import {findStaleResults} from './results';
import {extractSamples} from './samples';
import {checkPages, contextOf, type PageSamples} from './verify';
import {versionedReference, type VersionedReference} from './versionedReference';

/** The blocks of pages in one language. */
export function samplesOf(pages: readonly SourcePage[], locale: string): PageSamples[] {
  const {products} = referenceOptions();
  return pages.map((page) => ({file: page.file, samples: extractSamples(page, products, locale)}));
}

async function samplesIn(locale: string): Promise<PageSamples[]> {
  return samplesOf((await sourcesOf(locale)).pages, locale);
}

/** The blocks of all pages: English pages, which have the results, and translations. */
export async function samplesOfSite(): Promise<{originals: PageSamples[]; translations: PageSamples[]}> {
  const others = locales.filter(({locale}) => locale !== defaultLocale);
  const translations = await Promise.all(others.map(({locale}) => samplesIn(locale)));
  return {originals: await samplesIn(defaultLocale), translations: translations.flat()};
}

/** Reference data of the site. */
export function referenceOfSite(): VersionedReference {
  return versionedReference(referenceData(projectDir), referenceOptions().products);
}

/** Problems in the blocks of English pages, which have the results, and of translations. */
export function findSampleFaults(
  originals: readonly PageSamples[],
  translations: readonly PageSamples[],
  tools: Tools,
): Finding[] {
  const context = {reference: referenceOfSite(), tools};
  return [
    ...checkPages([...originals, ...translations], context),
    ...originals.flatMap((page) => findStaleResults(projectDir, page, contextOf(page, context))),
  ];
}
