import type {ContentFolder} from '../../../../config/contentSets';
import {keyOf} from '../../content-guard/core/rules/translations';
import type {SourcePage, SourceSite} from '../../content-guard/types';
import type {TranslationRecord} from '../core/records';
import {compare, type Comparison} from '../core/status';
import {readRecords} from './readRecords';

/** A page with the status of its translation. */
export interface TranslationStatus extends Comparison {
  readonly set: ContentFolder;
  /** Path below the folders of the page and of its translation. */
  readonly path: string;
  /** Absent for an extra translation. */
  readonly original?: SourcePage;
  readonly translation?: SourcePage;
  /** The English text that the translation is recorded as based on. Absent without a record. */
  readonly record?: TranslationRecord;
}

/** The status of every translation into a language other than the default one. */
export function readStatus(
  siteDir: string,
  sets: readonly ContentFolder[],
  site: SourceSite,
): TranslationStatus[] {
  const recordFor = readRecords(siteDir, sets, site.locale);
  const translations = new Map(site.pages.map((page) => [keyOf(page), page]));
  const originals = new Set(site.originals.map(keyOf));
  const extra = site.pages
    .filter((page) => !originals.has(keyOf(page)))
    .map((translation): TranslationStatus => {
      const {set, path} = translation;
      return {set, path, translation, status: 'extra', changed: [], removed: 0, anchors: []};
    });
  const known = site.originals.map((original): TranslationStatus => {
    const {set, path} = original;
    const translation = translations.get(keyOf(original));
    const record = recordFor(original);
    return {set, path, original, translation, record, ...compare(original, translation, record)};
  });
  return [...known, ...extra];
}
