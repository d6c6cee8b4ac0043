import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {products} from '../../config/products';
import {filesBelow} from '../../src/build/files';
import {assembleSite, copyContent} from './assembleSite';
import {docusaurusCommand} from './docusaurusCommand';
import {projectDir} from './projectDir';
import {fileFindings, type Finding} from './report';

/** Texts by translation file, as a path below `i18n/<locale>/`, and by key. */
type TextFiles = ReadonlyMap<string, Readonly<Record<string, string>>>;

function readTextFiles(folder: string): TextFiles {
  const files = filesBelow(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => {
      const content = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Record<
        string,
        {message: string}
      >;
      return [file, Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]))];
    }),
  );
}

/** Texts of the site, by file below `i18n/<locale>`. */
export interface SiteTexts {
  /** All texts, in English or, if the theme's package has a translation, in that language. */
  readonly wanted: TextFiles;
  /** The site's translations. */
  readonly own: TextFiles;
}

/** Gets the site's texts from Docusaurus, using a copy without translations. */
export function siteTexts(locale: string): SiteTexts {
  const siteDir = assembleSite('translations');
  copyContent(siteDir);
  fs.rmSync(path.join(siteDir, 'i18n'), {recursive: true, force: true});
  execFileSync(process.execPath, [docusaurusCommand, 'write-translations', siteDir, '--locale', locale], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [wanted, own] = [siteDir, projectDir].map((folder) =>
    readTextFiles(path.join(folder, 'i18n', locale)),
  );
  return {wanted, own} as SiteTexts;
}

/** Names that are the same in every language. Longer ones come first, because they may contain shorter ones. */
const names = [
  'KusionStack',
  'GitHub Actions',
  'GitHub',
  'Kubernetes',
  'KCLVM',
  'KCL',
  'Stack',
  'Apache License 2.0',
  ...products.map(({label}) => label).filter((label) => label !== 'Community'),
].sort((a, b) => b.length - a.length);

/** Whether a text is translated: apart from placeholders and names, it has Chinese characters or no Latin letters. */
export function isTranslated(text: string): boolean {
  let rest = text.replace(/\{\w+\}/g, '').replace(/\bv\d+(?:\.\d+)*\b/g, '');
  for (const name of names) {
    rest = rest.replaceAll(name, '');
  }
  return /\p{Script=Han}/u.test(rest) || !/\p{L}/u.test(rest);
}

/** Translations of texts that no longer exist, and those that are still in English. */
export function findTextFaults(folder: string, {wanted, own}: SiteTexts): Finding[] {
  return [...own].flatMap(([name, texts]) => {
    const file = `${folder}/${name}`;
    return Object.entries(texts).flatMap(([key, text]) =>
      wanted.get(name)?.[key] === undefined
        ? fileFindings(file, 'surplus-text', [`"${key}" is not used on the site: remove it`])
        : fileFindings(file, 'untranslated-text', [
            !isTranslated(text) && `"${key}" has no translation: "${text}"`,
          ]),
    );
  });
}

/** Tags or authors in a YAML file, by key. */
export type TextList = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Fields with visible text. All others must be the same in every language. */
const textField = /^"(?:name|title|label|description)"/;

/** Missing, extra, untranslated, or different fields in a translated list of tags or authors. */
export function findListFaults(file: string, original: TextList, translation: TextList): Finding[] {
  const fieldsOf = (list: TextList) =>
    new Map(
      Object.entries(list).flatMap(([key, fields]) =>
        Object.entries(fields).map(([field, value]) => [`"${field}" of "${key}"`, JSON.stringify(value)]),
      ),
    );
  const [english, translated] = [fieldsOf(original), fieldsOf(translation)];
  const faults = [...new Set([...english.keys(), ...translated.keys()])].map((field) => {
    const [from, to] = [english.get(field), translated.get(field)];
    if (to === undefined) {
      return `${field} is missing`;
    }
    if (from === undefined) {
      return `${field} is not in the English file: remove it`;
    }
    return textField.test(field)
      ? !isTranslated(to) && `${field} is not translated: ${from}`
      : from !== to && `${field} must be the same as in English: ${from}`;
  });
  return fileFindings(file, 'translated-list', faults);
}
