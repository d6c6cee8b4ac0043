import fs from 'node:fs';
import path from 'node:path';
import {
  formatRecords,
  recordOf,
  recordsFile,
  type TranslationRecord,
} from '../../src/plugins/translation-status/core/records';
import {sectionsOf, textDigest} from '../../src/plugins/translation-status/core/sections';
import type {Status} from '../../src/plugins/translation-status/core/status';
import {readRecordsFile, recordsPath} from '../../src/plugins/translation-status/server/readRecords';
import type {TranslationStatus} from '../../src/plugins/translation-status/server/readStatus';
import type {SiteTexts} from './uiTexts';

/** Translation status of a UI text. */
export interface TextStatus {
  /** Translation file, relative to the site. */
  readonly file: string;
  readonly key: string;
  readonly text: string;
  readonly status: Exclude<Status, 'extra'>;
}

/** File with the records of UI texts, relative to the site. */
const textsPath = (locale: string) => `i18n/${locale}/${recordsFile}`;

const recordOfText = (text: string): TranslationRecord => ({code: '', sections: [textDigest(text)]});

/** Compares the translations of UI texts with their records. */
export function textStatuses(siteDir: string, locale: string, {wanted, own}: SiteTexts): TextStatus[] {
  const records = readRecordsFile(siteDir, textsPath(locale));
  return [...wanted].flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([key, text]): TextStatus[] => {
      const isOwn = own.get(file)?.[key] !== undefined;
      // The theme's package already includes translations of these texts.
      if (!isOwn && key.startsWith('theme.')) {
        return [];
      }
      const [recorded] = records.get(`${file}:${key}`)?.sections ?? [];
      const isCurrent = recorded === textDigest(text);
      const known = recorded === undefined ? 'unrecorded' : isCurrent ? 'current' : 'stale';
      return [{file: `i18n/${locale}/${file}`, key, text, status: isOwn ? known : 'missing'}];
    }),
  );
}

/**
 * Records translations as made from the current English pages, and removes records of deleted pages.
 *
 * @param accepts whether to record a page
 * @returns number of recorded pages
 */
export function acceptPages(
  siteDir: string,
  locale: string,
  statuses: readonly TranslationStatus[],
  accepts: (status: TranslationStatus) => boolean,
): number {
  let count = 0;
  for (const set of new Set(statuses.map((page) => page.set))) {
    const pages = statuses.filter((page) => page.set === set);
    const file = recordsPath(set, locale);
    const known = readRecordsFile(siteDir, file);
    const records = new Map<string, TranslationRecord>();
    for (const page of pages) {
      const {original, translation, path: below} = page;
      const isAccepted = accepts(page);
      const record = original && isAccepted ? recordOf(sectionsOf(original)) : known.get(below);
      if (original && translation && record) {
        records.set(below, record);
        count += isAccepted ? 1 : 0;
      }
    }
    if (records.size > 0) {
      fs.writeFileSync(path.join(siteDir, file), formatRecords(records));
    }
  }
  return count;
}

/**
 * Records translations of UI texts as made from the current English texts, and removes records of deleted texts.
 *
 * @param accepts whether to record the texts of a translation file, given relative to the site
 */
export function acceptTexts(
  siteDir: string,
  locale: string,
  statuses: readonly TextStatus[],
  accepts: (file: string) => boolean,
): number {
  const known = readRecordsFile(siteDir, textsPath(locale));
  const accepted = statuses.filter(({file, status}) => status !== 'missing' && accepts(file));
  const keyOf = ({file, key}: TextStatus) => `${path.posix.relative(`i18n/${locale}`, file)}:${key}`;
  const wanted = new Set(statuses.map(keyOf));
  const kept = [...known].filter(([key]) => wanted.has(key));
  const added = accepted.map((status) => [keyOf(status), recordOfText(status.text)] as const);
  const records = formatRecords(new Map([...kept, ...added]));
  fs.writeFileSync(path.join(siteDir, textsPath(locale)), records);
  return accepted.length;
}
