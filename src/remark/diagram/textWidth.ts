import type {Lines} from './model';

/**
 * Widths in em of the characters of a system sans-serif font, by class. Fonts differ by up to a tenth, which the space
 * around labels absorbs.
 */
const classes: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u, 1],
  [/[iljtfrI.,:;'|!()[\]\-/ ]/u, 0.34],
  [/[mw@%&]/iu, 0.88],
  [/[A-Z]/u, 0.68],
];
const other = 0.58;

/** Width of a line of text in the unit of the font size, rounded up. */
export function textWidth(line: string, fontSize: number): number {
  const em = [...line].reduce(
    (sum, character) => sum + (classes.find(([pattern]) => pattern.test(character))?.[1] ?? other),
    0,
  );
  return Math.ceil(em * fontSize);
}

/** Width of the widest line. */
export function widest(lines: Lines, fontSize: number): number {
  return Math.max(...lines.map((line) => textWidth(line, fontSize)));
}
