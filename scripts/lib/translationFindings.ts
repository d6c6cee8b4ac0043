import type {Finding} from '../../src/build/findings';
import {checkTranslations} from '../../src/plugins/content-guard/core/rules/translations';
import type {SourceSite} from '../../src/plugins/content-guard/types';
import type {TranslationStatus} from '../../src/plugins/translation-status/server/readStatus';
import {findCodeDifferences} from '../code-blocks/twins';
import type {TextStatus} from './translationRecords';

/** Translations whose anchors or code differ from the English page. A stale translation may lack new ones. */
export function findDifferences(site: SourceSite, statuses: readonly TranslationStatus[]): Finding[] {
  const stale = new Set(
    statuses.flatMap(({status, original}) => (status === 'stale' && original ? [original.file] : [])),
  );
  return [
    ...checkTranslations(site, (_, original) => stale.has(original.file)),
    ...statuses.flatMap(({status, original, translation}) =>
      original && translation && status !== 'stale' ? findCodeDifferences(original, translation) : [],
    ),
  ];
}

const hints: Readonly<Record<Exclude<TranslationStatus['status'], 'current' | 'extra'>, string>> = {
  missing: 'has no translation',
  stale: 'changed since it was translated: see "npm run translations"',
  unrecorded: 'has a translation that was never recorded: run "npm run translations -- --accept <file>"',
};

/** Missing, stale, and unrecorded translations, which are allowed in a pull request, but not in a release. */
export function findDebt(pages: readonly TranslationStatus[], texts: readonly TextStatus[] = []): Finding[] {
  const rows = [
    ...pages.map(({status, original}) => ({status, file: original?.file ?? '', subject: 'the page'})),
    ...texts.map(({status, file, key, text}) => ({status, file, subject: `"${key}", "${text}",`})),
  ];
  return rows.flatMap(({status, file, subject}) =>
    status === 'current' || status === 'extra'
      ? []
      : [{file, line: 1, rule: `${status}-translation`, message: `${subject} ${hints[status]}`}],
  );
}
