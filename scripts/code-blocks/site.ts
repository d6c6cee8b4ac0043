import {defaultLocale, locales} from '../../config/locales';
import {referenceOptions} from '../../config/reference';
import {referenceData} from '../../src/remark/reference/load';
import {sourcesOf} from '../lib/pages';
import {projectDir} from '../lib/projectDir';
import {extractSamples} from './samples';
import type {PageSamples} from './verify';
import {versionedReference, type VersionedReference} from './versionedReference';

/** The blocks of all pages in one language. */
export async function samplesIn(locale: string): Promise<PageSamples[]> {
  const {products} = referenceOptions();
  const {pages} = await sourcesOf(locale);
  return pages.map((page) => ({file: page.file, samples: extractSamples(page, products, locale)}));
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
