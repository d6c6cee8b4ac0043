import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {assembleSite, copyContent} from './assembleSite';
import {docusaurusCommand} from './docusaurusCommand';

/** Texts of one translation file by key. */
export type Texts = Readonly<Record<string, string>>;

/** Translation files of one locale: path below `i18n/<locale>/` → texts. */
export type TranslationFiles = ReadonlyMap<string, Texts>;

/** Reads all translation files below a folder. */
export function readTranslations(folder: string): TranslationFiles {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(
    files.map((file) => {
      const content = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Record<
        string,
        {message: string}
      >;
      const texts = Object.entries(content).map(([key, {message}]): [string, string] => [key, message]);
      return [file.replaceAll(path.sep, '/'), Object.fromEntries(texts)];
    }),
  );
}

/**
 * Asks Docusaurus which texts of the site can be translated, in a copy of the site without its
 * translations; a text that comes with a bundled translation has that.
 */
export function translatableTexts(locale: string): TranslationFiles {
  const overlay = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  try {
    copyContent(overlay, {translated: false});
    const siteDir = assembleSite('translations', overlay);
    fs.rmSync(path.join(siteDir, 'i18n'), {recursive: true, force: true});
    execFileSync(process.execPath, [docusaurusCommand, 'write-translations', siteDir, '--locale', locale], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return readTranslations(path.join(siteDir, 'i18n', locale));
  } finally {
    fs.rmSync(overlay, {recursive: true});
  }
}
