import fs from 'node:fs';
import path from 'node:path';
import {folderIn, type ContentFolder} from '../../../../config/contentSets';
import type {SourcePage} from '../../content-guard/types';
import {parseRecords, recordsFile, type TranslationRecord} from '../core/records';

/** Path of the records of a translation folder, relative to the site. */
export function recordsPath(set: ContentFolder, locale: string): string {
  return `${folderIn(set, locale)}/${recordsFile}`;
}

/** The records in a file; empty if it doesn't exist. */
export function readRecordsFile(siteDir: string, file: string): Map<string, TranslationRecord> {
  const absolute = path.join(siteDir, file);
  return parseRecords(fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '');
}

/**
 * Reads the records of all translations into a language.
 *
 * @returns a function that returns the record of an English or translated page
 */
export function readRecords(
  siteDir: string,
  sets: readonly ContentFolder[],
  locale: string,
): (page: SourcePage) => TranslationRecord | undefined {
  const bySet = new Map(sets.map((set) => [set.folder, readRecordsFile(siteDir, recordsPath(set, locale))]));
  return ({set, path: below}) => bySet.get(set.folder)?.get(below);
}
