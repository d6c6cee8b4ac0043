import path from 'node:path';
import {contentFolders, folderIn} from '../config/contentSets';
import {translatedLocales} from '../config/locales';
import {counted} from '../src/build/findings';
import {
  countByVersion,
  countStatuses,
  type VersionCounts,
} from '../src/plugins/translation-status/core/counts';
import {readStatus, type TranslationStatus} from '../src/plugins/translation-status/server/readStatus';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import {runCommand} from './lib/runCommand';
import {changesSince} from './lib/translationDiff';
import {acceptPages, acceptTexts, textStatuses, type TextStatus} from './lib/translationRecords';
import {siteTexts} from './lib/uiTexts';

const usage = `Usage: npm run translations [-- options]
  (no option)        lists translations that are stale, missing, unrecorded, or extra, and counts the others
  --json             the same for tools, including current translations
  --accept <file>…   records reviewed translations: pages, English or translated, or files of UI texts`;

const sets = contentFolders();

const filesOf = ({original, translation}: TranslationStatus) =>
  [original?.file, translation?.file].filter((file) => file !== undefined);

async function accept(locale: string, files: readonly string[]): Promise<void> {
  const pages = readStatus(projectDir, sets, await sourcesOf(locale));
  const wanted = new Set(files.map((file) => path.relative(projectDir, path.resolve(file))));
  const isTexts = files.some((file) => file.endsWith('.json'));
  const texts = isTexts ? textStatuses(projectDir, locale, siteTexts(locale)) : [];
  const acceptable = pages.filter(({original, translation}) => original && translation);
  const known = new Set([...acceptable.flatMap(filesOf), ...texts.map(({file}) => file)]);
  const unknown = [...wanted].filter((file) => !known.has(file));
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')}: neither a page that exists in both languages nor a file of UI texts in i18n/${locale}.`,
    );
  }
  const isWanted = (file: string) => wanted.has(file);
  const count = acceptPages(projectDir, locale, pages, (page) => filesOf(page).some(isWanted));
  const textCount = isTexts ? acceptTexts(projectDir, locale, texts, isWanted) : 0;
  console.log(`${locale}: recorded ${counted(count, 'page')} and ${counted(textCount, 'UI text')}`);
}

/** A page in the output of `--json`. */
async function rowOf(locale: string, row: TranslationStatus) {
  const {set, path: below, original, translation, record, status, changed, removed} = row;
  const isStale = original !== undefined && record !== undefined && status === 'stale';
  const diffs = isStale ? await changesSince(projectDir, original, record) : undefined;
  const kept = new Set(['', ...(original?.content.headings.map(({id}) => id) ?? [])]);
  const gone = removed > 0 ? [...(diffs ?? [])].filter(([id]) => !kept.has(id)) : [];
  return {
    product: set.product,
    version: set.version,
    status,
    original: original?.file,
    translation: translation?.file ?? `${folderIn(set, locale)}/${below}`,
    changed: [
      ...changed.map(({id, title}) => ({id, title, diff: diffs?.get(id)})),
      ...gone.map(([id, diff]) => ({id, title: 'Removed', diff})),
    ],
    removed,
  };
}

type Row = Awaited<ReturnType<typeof rowOf>>;

const countsText = (counts: VersionCounts['counts']) =>
  Object.entries(counts)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ');

function print(
  statuses: readonly TranslationStatus[],
  rows: readonly Row[],
  texts: readonly TextStatus[],
): void {
  for (const {product, version = '', counts} of countByVersion(statuses)) {
    console.log(`${`${product} ${version}`.trim()}: ${countsText(counts)}`);
  }
  console.log(`UI texts: ${countsText(countStatuses(texts))}`);
  for (const {status, original, translation, changed, removed} of rows.filter(
    (row) => row.status !== 'current',
  )) {
    console.log(
      `\n${status}  ${status === 'missing' ? `${original}, should be ${translation}` : translation}`,
    );
    for (const {id, title, diff} of changed) {
      console.log(`  ${title}${id === '' ? '' : ` (#${id})`}`);
      console.log((diff ?? '(the older text is not in the Git history)').replace(/^/gm, '    '));
    }
    if (removed > 0) {
      console.log(`  ${counted(removed, 'translated section')} removed in English`);
    }
  }
  for (const {status, file, key, text} of texts.filter((entry) => entry.status !== 'current')) {
    console.log(`\n${status}  ${file}: "${key}", in English "${text}"`);
  }
  if ([...rows, ...texts].some(({status}) => status === 'stale' || status === 'unrecorded')) {
    console.log('\nUpdate the translations, then record them with: npm run translations -- --accept <file>…');
  }
}

async function list(isJson: boolean): Promise<void> {
  const found = [];
  for (const locale of translatedLocales) {
    const statuses = readStatus(projectDir, sets, await sourcesOf(locale));
    const pages = await Promise.all(statuses.map((status) => rowOf(locale, status)));
    const texts = textStatuses(projectDir, locale, siteTexts(locale));
    found.push({locale, pages, texts});
    if (!isJson) {
      print(statuses, pages, texts);
    }
  }
  if (isJson) {
    console.log(JSON.stringify(found, undefined, 2));
  }
}

async function main(): Promise<void> {
  const {values, positionals} = readOptions({
    allowPositionals: true,
    options: {json: {type: 'boolean'}, accept: {type: 'boolean'}},
  });
  if (positionals.length > 0 !== (values.accept === true)) {
    throw new Error(usage);
  }
  if (values.accept) {
    for (const locale of translatedLocales) {
      await accept(locale, positionals);
    }
  } else {
    await list(values.json === true);
  }
}

runCommand(main);
