import path from 'node:path';
import {parse} from 'yaml';
import {contentFolders, folderIn} from '../config/contentSets';
import {translatedLocales} from '../config/locales';
import {filesBelow} from '../src/build/files';
import {recordsFile} from '../src/plugins/translation-status/core/records';
import {readStatus} from '../src/plugins/translation-status/server/readStatus';
import {sourcesOf} from './lib/pages';
import {projectDir, projectFileExists, readProjectFile} from './lib/projectDir';
import type {Check, CheckResult, Finding} from './lib/report';
import {findDebt, findDifferences} from './lib/translationFindings';
import {textStatuses} from './lib/translationRecords';
import {findListFaults, findTextFaults, siteTexts, type TextList} from './lib/uiTexts';

function readList(file: string): TextList {
  return projectFileExists(file) ? (parse(readProjectFile(file)) as TextList) : {};
}

/** Translation files that belong to no version or section, or have no original. */
function orphanFiles(locale: string): Finding[] {
  const pairs = contentFolders().map((set) => ({folder: set.folder, translated: folderIn(set, locale)}));
  return filesBelow(path.join(projectDir, 'i18n', locale))
    .map((file) => `i18n/${locale}/${file}`)
    .flatMap((file) => {
      const pair = pairs.find(({translated}) => file.startsWith(`${translated}/`));
      const original = pair && pair.folder + file.slice(pair.translated.length);
      // Other rules cover JSON files and the pages in known folders.
      if (
        file.endsWith('.json') ||
        path.basename(file) === recordsFile ||
        (original !== undefined && (/\.mdx?$/.test(file) || projectFileExists(original)))
      ) {
        return [];
      }
      const message =
        original === undefined
          ? "doesn't belong to a version or section: delete it, or add the version to its versions file"
          : `has no original: ${original} does not exist. Move this file, too, or delete it`;
      return [{file, line: 1, rule: 'orphan-translation', message}];
    });
}

async function checkLocale(locale: string, isStrict: boolean): Promise<CheckResult> {
  const site = await sourcesOf(locale);
  const texts = siteTexts(locale);
  const statuses = readStatus(projectDir, contentFolders(), site);
  const lists = contentFolders().flatMap((set) =>
    ['authors.yml', 'tags.yml'].flatMap((name) => {
      const file = `${folderIn(set, locale)}/${name}`;
      return findListFaults(file, readList(`${set.folder}/${name}`), readList(file));
    }),
  );
  const pairs = statuses.filter(({original, translation}) => original && translation);
  const textCount = [...texts.wanted.values()].reduce((sum, file) => sum + Object.keys(file).length, 0);
  return {
    checked: `${pairs.length} page pairs, ${textCount} UI texts`,
    findings: [
      ...findDifferences(site, statuses),
      ...findTextFaults(`i18n/${locale}`, texts),
      ...(isStrict ? findDebt(statuses, textStatuses(projectDir, locale, texts)) : []),
      ...lists,
      ...orphanFiles(locale),
    ],
  };
}

/**
 * Translations have the same anchors and code as the English pages. With `--strict`, each page and UI text also has an
 * up-to-date translation.
 */
export const translationsCheck: Check = {
  name: 'translations',
  async run({strict}) {
    const results = await Promise.all(translatedLocales.map((locale) => checkLocale(locale, strict)));
    return {
      checked: results.map(({checked}) => checked).join('; '),
      findings: results.flatMap(({findings}) => findings),
    };
  },
};
