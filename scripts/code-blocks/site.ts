import {locales} from '../../config/locales';
import type {Finding} from '../../src/build/findings';
import {sourcesOf} from '../lib/pages';
import {projectDir} from '../lib/projectDir';
import {referenceOfSite, type Tools} from './context';
import {findStaleResults} from './results';
import {samplesOf} from './samples';
import type {PageSamples} from './types';
import {verifySample} from './verify';

/** The blocks of all pages in all languages. */
export async function samplesOfSite(): Promise<PageSamples[]> {
  const pages = locales.map(async ({locale}) =>
    (await sourcesOf(locale)).pages.map((page) => samplesOf(page, locale)),
  );
  return (await Promise.all(pages)).flat();
}

/** Problems in the blocks of pages, and in the results next to English pages. */
export function findSampleFaults(pages: readonly PageSamples[], tools: Tools): Finding[] {
  const context = {reference: referenceOfSite(), tools};
  return pages.flatMap((page) => [
    ...page.samples.flatMap((sample) => verifySample(sample, context)),
    ...findStaleResults(projectDir, page, context),
  ]);
}
