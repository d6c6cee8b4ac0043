import {locales} from '../../config/locales';
import {referenceOptions} from '../../config/reference';
import type {Finding} from '../../src/build/findings';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {referenceData} from '../../src/remark/reference/load';
import {sourcesOf} from '../lib/pages';
import {projectDir} from '../lib/projectDir';
import type {Tools} from './context';
import {findStaleResults, hasResults} from './results';
import {extractSamples} from './samples';
import {checkPages, contextOf, type PageSamples} from './verify';
import {versionedReference, type VersionedReference} from './versionedReference';

/** The blocks of pages in one language. */
export function samplesOf(pages: readonly SourcePage[], locale: string): PageSamples[] {
  const {products} = referenceOptions();
  return pages.map((page) => ({file: page.file, samples: extractSamples(page, products, locale)}));
}

/** The blocks of all pages in all languages. */
export async function samplesOfSite(): Promise<PageSamples[]> {
  const pages = locales.map(async ({locale}) => samplesOf((await sourcesOf(locale)).pages, locale));
  return (await Promise.all(pages)).flat();
}

/** Reference data of the site. */
export function referenceOfSite(): VersionedReference {
  return versionedReference(referenceData(projectDir), referenceOptions().products);
}

/** Problems in the blocks of pages, and in the results next to English pages. */
export function findSampleFaults(pages: readonly PageSamples[], tools: Tools): Finding[] {
  const context = {reference: referenceOfSite(), tools};
  return [
    ...checkPages(pages, context),
    ...pages
      .filter(hasResults)
      .flatMap((page) => findStaleResults(projectDir, page, contextOf(page, context))),
  ];
}
