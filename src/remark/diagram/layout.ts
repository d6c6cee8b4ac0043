import type {LayoutOptions} from 'elkjs/lib/elk.bundled.js';
import type {Diagram, Direction, Lines} from './model';
import {metrics, type Picture} from './picture';
import {place} from './place';
import {straighten} from './straighten';
import {wrap} from './wrap';

/** Widest picture with letters of at least 11 px on a 360 px phone. */
export const narrowLimit = 384;
/** Widest picture with such letters in a 640 px column. Narrower columns show the narrow picture. */
export const wideLimit = 752;

/** One layout for all columns, or one for wide and one for narrow columns. */
export interface Layouts {
  readonly narrow: Picture;
  readonly wide?: Picture;
}

/** A layout to try. By default, arrows point down, and labels have only the author's line breaks. */
interface Attempt {
  readonly direction?: Direction;
  /** Widths in pixels at which labels of boxes and arrows wrap. */
  readonly boxWidth?: number;
  readonly labelWidth?: number;
  readonly options?: LayoutOptions;
}

const wideAttempts: Readonly<Record<Direction, readonly Attempt[]>> = {
  right: [{direction: 'right'}, {direction: 'right', labelWidth: 96}, {}],
  down: [{}],
};

/** Balanced placement looks best, but straight placement is narrower. */
const straight: LayoutOptions = {'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF'};
const close: LayoutOptions = {
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
};
const narrowAttempts: readonly Attempt[] = [
  {},
  {boxWidth: 110, labelWidth: 96, options: close},
  {boxWidth: 96, labelWidth: 72, options: close},
  {boxWidth: 96, labelWidth: 72, options: {...close, ...straight}},
  {boxWidth: 84, labelWidth: 64, options: close},
];

async function draw(
  {boxes, groups, arrows}: Diagram,
  {direction = 'down', boxWidth = Infinity, labelWidth = Infinity, options}: Attempt,
): Promise<Picture> {
  const wrapped = <Part extends {readonly label: Lines}>(
    parts: readonly Part[],
    width: number,
    font: number,
  ) => parts.map((part) => ({...part, label: wrap(part.label, width, font)}));
  const diagram = {
    direction,
    boxes: wrapped(boxes, boxWidth, metrics.boxFont),
    groups: wrapped(groups, boxWidth, metrics.groupFont),
    arrows: wrapped(arrows, labelWidth, metrics.labelFont),
  };
  return straighten(await place(diagram, options));
}

/** The first layout that fits a width, or else the last one. */
async function firstFitting(diagram: Diagram, attempts: readonly Attempt[], limit: number): Promise<Picture> {
  const [attempt = {}, ...others] = attempts;
  const picture = await draw(diagram, attempt);
  return picture.width <= limit || others.length === 0 ? picture : firstFitting(diagram, others, limit);
}

/** Lays out a diagram for all column widths. */
export async function layoutDiagram(diagram: Diagram): Promise<Layouts> {
  const wide = await firstFitting(diagram, wideAttempts[diagram.direction], wideLimit);
  if (wide.width <= narrowLimit) {
    return {narrow: wide};
  }
  const narrow = await firstFitting(diagram, narrowAttempts, narrowLimit);
  return wide.width <= wideLimit ? {narrow, wide} : {narrow};
}
