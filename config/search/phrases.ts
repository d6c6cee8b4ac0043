import fs from 'node:fs';
import path from 'node:path';

/** The file with a locale's phrases, relative to the project. */
export function phrasesFile(locale: string): string {
  return `config/search/phrases/${locale}.tsv`;
}

/**
 * Parses a table of phrases by section.
 *
 * @param file for error messages
 * @throws {Error} listing every error in the table
 */
export function parsePhrases(text: string, file: string): Record<string, string> {
  const [, ...lines] = text.trimEnd().split('\n');
  const phrases: Record<string, string> = {};
  const faults = lines.flatMap((line, index) => {
    const place = `${file}:${index + 2}`;
    const [, section = '', words = ''] = /^(\/[^#\t]*#[^\t]+)\t([^\t]+)$/.exec(line) ?? [];
    if (words === '') {
      return [
        `${place} must have two cells: a section, such as /docs/concepts/run#lock, and phrases, separated by a tab`,
      ];
    }
    if (section in phrases) {
      return [`${place} repeats ${section}. Write all its phrases in one line, separated by "; "`];
    }
    phrases[section] = words;
    return [];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return phrases;
}

/** Phrases that readers type instead of a section's own words, by its address without locale and version. */
export function searchPhrases(locale: string) {
  const file = phrasesFile(locale);
  return parsePhrases(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), file);
}
