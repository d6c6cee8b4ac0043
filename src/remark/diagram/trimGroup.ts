import {metrics} from './picture';
import type {Area, DrawnArrow, Point} from './picture';

/**
 * Removes the empty space that the layout reserves at the right and bottom of a group for labels of outgoing arrows. If
 * arrows end at the group itself, it is unchanged.
 */
export function trimGroup(area: Area, children: readonly Area[], arrows: readonly DrawnArrow[]): Area {
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const touches = ({x, y}: Point): boolean =>
    (x === area.x || x === right || y === area.y || y === bottom) &&
    x >= area.x &&
    x <= right &&
    y >= area.y &&
    y <= bottom;
  const ends = arrows.flatMap(({points}) => [points[0], points.at(-1)]);
  if (ends.some((end) => end && touches(end))) {
    return area;
  }
  const bends = arrows
    .flatMap(({points}) => points.slice(1, -1))
    .filter(({x, y}) => x > area.x && x < right && y > area.y && y < bottom);
  const side = metrics.groupPadding;
  const farX = Math.max(...children.map(({x, width}) => x + width), ...bends.map(({x}) => x));
  const farY = Math.max(...children.map(({y, height}) => y + height), ...bends.map(({y}) => y));
  return {
    ...area,
    width: Math.min(area.width, farX + side - area.x),
    height: Math.min(area.height, farY + side - area.y),
  };
}
