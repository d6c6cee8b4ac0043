import type {Finding} from './report';
import {isTranslated} from './uiTexts';

/** Tags or authors as their YAML file lists them, by key. */
export type TextList = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Fields that readers see as text; all others must be equal in every language. */
const textFields = ['name', 'title', 'label', 'description'];

/** What a translated list of tags or authors lacks, has too much, leaves in English, or changes. */
export function findListFaults(
  file: string,
  original: TextList,
  translation: TextList,
  names: readonly string[],
): Finding[] {
  const finding = (rule: string, message: string): Finding => ({file, line: 1, rule, message});
  const surplus = Object.keys(translation)
    .filter((key) => original[key] === undefined)
    .map((key) => finding('surplus-text', `"${key}" is not in the English file: take it out`));
  const differing = Object.entries(original).flatMap(([key, entry]) => {
    const translated = translation[key];
    if (translated === undefined) {
      return [finding('untranslated-text', `"${key}" is missing`)];
    }
    return [...new Set([...Object.keys(entry), ...Object.keys(translated)])].flatMap((field) => {
      const [from, to] = [entry[field], translated[field]];
      if (textFields.includes(field)) {
        return typeof to === 'string' && isTranslated(to, names)
          ? []
          : [finding('untranslated-text', `"${key}" has no translation of "${field}": "${String(from)}"`)];
      }
      return JSON.stringify(from) === JSON.stringify(to)
        ? []
        : [
            finding(
              'list-field',
              `"${field}" of "${key}" must be as in English: ${JSON.stringify(from) ?? 'absent'}`,
            ),
          ];
    });
  });
  return [...surplus, ...differing];
}
