import {groupHead, groupLabelWidth, metrics, widest} from './picture';
import type {Area, Picture, Point} from './picture';

type Span = readonly [from: number, to: number];
type Axis = 'x' | 'y';

function spansOf(picture: Picture, axis: Axis): Span[] {
  const size = axis === 'x' ? 'width' : 'height';
  return [
    ...picture.boxes.map((box): Span => [box[axis], box[axis] + box[size]]),
    ...picture.groups.flatMap((group): Span[] => {
      const head =
        axis === 'x' ? groupLabelWidth(group.label) + 2 * metrics.groupPadding : groupHead(group.label);
      const end = group[axis] + group[size];
      return [
        [group[axis], group[axis] + head],
        [end - metrics.groupPadding, end],
      ];
    }),
    ...picture.arrows.flatMap(({points, label, labelAt}): Span[] => {
      const extent =
        axis === 'x'
          ? widest(label, metrics.labelFont) + 2 * metrics.labelPadding
          : label.length * metrics.labelLine;
      return [
        ...points.map((point): Span => [point[axis], point[axis]]),
        ...(labelAt ? [[labelAt[axis] - extent / 2, labelAt[axis] + extent / 2] as const] : []),
      ];
    }),
  ].sort(([a], [b]) => a - b);
}

/** Maps coordinates so that no empty stretch is longer than the largest gap. */
function shifter(spans: readonly Span[], gap: number): (value: number) => number {
  const cuts: {readonly at: number; readonly by: number}[] = [];
  let reached = 0;
  for (const [from, to] of spans) {
    if (from - reached > gap && reached > 0) {
      cuts.push({at: from, by: Math.round(from - reached - gap)});
    }
    reached = Math.max(reached, to);
  }
  return (value) => cuts.reduce((moved, {at, by}) => (value >= at ? moved - by : moved), value);
}

/** Shortens the parts of a picture that contain only straight lines. */
export function squeeze(picture: Picture, gap: number): Picture {
  const moveX = shifter(spansOf(picture, 'x'), gap);
  const moveY = shifter(spansOf(picture, 'y'), gap);
  const point = ({x, y}: Point): Point => ({x: moveX(x), y: moveY(y)});
  const area = <A extends Area>(old: A): A => {
    const {x, y} = point(old);
    return {...old, x, y, width: moveX(old.x + old.width) - x, height: moveY(old.y + old.height) - y};
  };
  return {
    width: moveX(picture.width),
    height: moveY(picture.height),
    boxes: picture.boxes.map(area),
    groups: picture.groups.map(area),
    arrows: picture.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(point),
      ...(arrow.labelAt ? {labelAt: point(arrow.labelAt)} : {}),
    })),
  };
}
