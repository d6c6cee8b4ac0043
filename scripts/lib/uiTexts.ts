import type {Finding} from './report';
import type {TranslationFiles} from './translationKeys';

/** Whether a text is translated: what is left of it without placeholders and names is not Latin. */
export function isTranslated(text: string, names: readonly string[]): boolean {
  let rest = text.replace(/\{\w+\}/g, '').replace(/\bv\d+(?:\.\d+)*\b/g, '');
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(name, '');
  }
  return /\p{Script=Han}/u.test(rest) || !/\p{L}/u.test(rest);
}

/** Where to look and what to compare. */
export interface UiTexts {
  /** Folder of the translation files, relative to the site. */
  readonly folder: string;
  /** What the site asks to be translated; a text with a bundled translation has that. */
  readonly wanted: TranslationFiles;
  /** What the translation files have. */
  readonly own: TranslationFiles;
  /** Names that stay as they are. */
  readonly names: readonly string[];
}

/** Texts without translation, keys that the site no longer has, keys that are out of order. */
export function findTextFaults({folder, wanted, own, names}: UiTexts): Finding[] {
  const missing = [...wanted].flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([key, text]): Finding[] =>
      isTranslated(own.get(file)?.[key] ?? text, names)
        ? []
        : [
            {
              file: `${folder}/${file}`,
              line: 1,
              rule: 'untranslated-text',
              message: `"${key}" has no translation: "${text}"`,
            },
          ],
    ),
  );
  const surplus = [...own].flatMap(([file, texts]) =>
    Object.keys(texts)
      .filter((key) => wanted.get(file)?.[key] === undefined)
      .map((key) => ({
        file: `${folder}/${file}`,
        line: 1,
        rule: 'surplus-text',
        message: `"${key}" is no text of the site: take it out`,
      })),
  );
  return [...missing, ...surplus];
}
