import type {LayoutOptions} from 'elkjs/lib/elk.bundled.js';
import type {Diagram, Direction} from './model';
import {metrics, type Picture} from './picture';
import {place} from './place';
import {squeeze} from './squeeze';
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

interface Attempt {
  /** Widths in pixels at which labels of boxes and arrows wrap. */
  readonly boxWidth: number;
  readonly labelWidth: number;
  readonly options?: LayoutOptions;
}

const largestGap = 18;
/** Labels with only the author's line breaks. */
const natural: Attempt = {boxWidth: Infinity, labelWidth: Infinity};
const wideAttempts: readonly Attempt[] = [{boxWidth: Infinity, labelWidth: 96}];

/** Balanced placement looks best, but straight placement is narrower. */
const straight: LayoutOptions = {'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF'};
const close: LayoutOptions = {
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
};
const narrowAttempts: readonly Attempt[] = [
  {boxWidth: 110, labelWidth: 96, options: close},
  {boxWidth: 96, labelWidth: 72, options: close},
  {boxWidth: 96, labelWidth: 72, options: {...close, ...straight}},
  {boxWidth: 84, labelWidth: 64, options: close},
  {boxWidth: 72, labelWidth: 56, options: {...close, ...straight}},
];

function wrapped(diagram: Diagram, {boxWidth, labelWidth}: Attempt): Diagram {
  return {
    ...diagram,
    boxes: diagram.boxes.map((box) => ({...box, label: wrap(box.label, boxWidth, metrics.boxFont)})),
    groups: diagram.groups.map((group) => ({
      ...group,
      label: wrap(group.label, boxWidth, metrics.groupFont),
    })),
    arrows: diagram.arrows.map((arrow) => ({
      ...arrow,
      label: wrap(arrow.label, labelWidth, metrics.labelFont),
    })),
  };
}

async function draw(diagram: Diagram, direction: Direction, attempt: Attempt): Promise<Picture> {
  const placed = await place(wrapped(diagram, attempt), direction, attempt.options);
  return straighten(squeeze(placed, largestGap));
}

/** Tries narrower layouts until one fits a width; returns the last one if none does. */
async function narrowed(
  diagram: Diagram,
  direction: Direction,
  first: Picture,
  attempts: readonly Attempt[],
  limit: number,
): Promise<Picture> {
  let picture = first;
  for (const attempt of attempts) {
    if (picture.width <= limit) {
      break;
    }
    picture = await draw(diagram, direction, attempt);
  }
  return picture;
}

/** Lays out a diagram for all column widths. */
export async function layoutDiagram(diagram: Diagram): Promise<Layouts> {
  const down = await draw(diagram, 'down', natural);
  const chosen =
    diagram.direction === 'down'
      ? down
      : await narrowed(diagram, 'right', await draw(diagram, 'right', natural), wideAttempts, wideLimit);
  const wide = chosen.width <= wideLimit ? chosen : down;
  if (wide.width <= narrowLimit) {
    return {narrow: wide};
  }
  const narrow = await narrowed(diagram, 'down', down, narrowAttempts, narrowLimit);
  return wide.width <= wideLimit ? {narrow, wide} : {narrow};
}
