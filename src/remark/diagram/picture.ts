import type {Arrow, Box, Group, Lines} from './model';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export type DrawnBox = Area & Pick<Box, 'kind' | 'label'>;
export type DrawnGroup = Area & Pick<Group, 'label'>;

export interface DrawnArrow extends Pick<Arrow, 'dashed' | 'bothWays' | 'label'> {
  /** Corners of the line, from its start to its end. */
  readonly points: readonly Point[];
  /** Center of the label, if there is one. */
  readonly labelAt?: Point;
}

/** A diagram after layout, in whole pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly groups: readonly DrawnGroup[];
  readonly arrows: readonly DrawnArrow[];
}

/** Sizes shared by layout and SVG. Font sizes are also in `diagram.css`. */
export const metrics = {
  boxFont: 14,
  /** How much wider bold letters are. */
  bold: 1.15,
  boxLine: 18,
  boxPaddingX: 14,
  boxPaddingY: 9,
  minBoxWidth: 64,
  /** Space for the person icon next to an actor's name. */
  actorSign: 20,
  /** Depth of a store's lid. */
  storeLid: 6,
  groupFont: 13,
  groupPadding: 14,
  groupLine: 16,
  labelFont: 13,
  labelLine: 16,
  labelPadding: 5,
} as const;

/** Height of the part of a group that contains its label. */
export function groupHead(label: Lines): number {
  return metrics.groupPadding + label.length * metrics.groupLine + 8;
}

/** Width of a group's bold label. */
export function groupLabelWidth(label: Lines): number {
  return Math.ceil(widest(label, metrics.groupFont) * metrics.bold);
}

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
