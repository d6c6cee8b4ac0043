import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../locales';

/** Other words that readers may type for a section, by the page's route without locale and version, and anchor. */
export type SectionPhrases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The file with a locale's phrases, relative to the project. */
export function phrasesFile(locale: string): string {
  return `config/search/phrases/${locale}.tsv`;
}

/**
 * Parses a table of phrases.
 *
 * @param file for error messages
 * @throws {Error} listing every error in the table
 */
export function parsePhrases(text: string, file: string): SectionPhrases {
  const [, ...lines] = text.trimEnd().split('\n');
  const phrases: Record<string, Record<string, string>> = {};
  const faults = lines.flatMap((line, index) => {
    const place = `${file}:${index + 2}`;
    const [, route = '', anchor = '', words = ''] = /^(\/[^#\t]*)#([^\t]+)\t([^\t]+)$/.exec(line) ?? [];
    if (words === '') {
      return [
        `${place} must have two cells: a section, such as /docs/concepts/run#lock, and phrases, separated by a tab`,
      ];
    }
    const sections = (phrases[route] ??= {});
    if (anchor in sections) {
      return [`${place} repeats ${route}#${anchor}. Write all its phrases in one line, separated by "; "`];
    }
    sections[anchor] = words;
    return [];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return phrases;
}

/** The phrases of each locale. */
export function searchPhrases(): Readonly<Record<string, SectionPhrases>> {
  return Object.fromEntries(
    locales.map(({locale}) => {
      const file = phrasesFile(locale);
      return [locale, parsePhrases(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), file)];
    }),
  );
}
