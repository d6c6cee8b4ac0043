import type {Area, DrawnArrow, Picture, Point} from './picture';

/** Longest sidestep to straighten, and minimum distance of an end from corners and other ends. */
const sidestep = 10;
const clearance = 9;

function sideOf({x, y, width, height}: Area, end: Point): 'x' | 'y' | undefined {
  if ((end.y === y || end.y === y + height) && end.x > x && end.x < x + width) {
    return 'x';
  }
  return (end.x === x || end.x === x + width) && end.y > y && end.y < y + height ? 'y' : undefined;
}

/** Moves the first point of a line along its box's side if that removes a small sidestep. */
function withoutSidestep(
  points: readonly Point[],
  areas: readonly Area[],
  others: readonly Point[],
): readonly Point[] {
  const [end, bend, turn, ...rest] = points;
  const area = areas.find((candidate) => end && sideOf(candidate, end));
  if (!end || !bend || !turn || rest.length === 0 || !area) {
    return points;
  }
  const axis = sideOf(area, end);
  const across = axis === 'x' ? 'y' : 'x';
  if (!axis || Math.abs(turn[axis] - bend[axis]) > sidestep || turn[across] !== bend[across]) {
    return points;
  }
  const moved = {...end, [axis]: turn[axis]};
  const length = axis === 'x' ? area.width : area.height;
  const fits =
    moved[axis] >= area[axis] + clearance &&
    moved[axis] <= area[axis] + length - clearance &&
    others.every(
      (other) => other[across] !== end[across] || Math.abs(other[axis] - moved[axis]) >= clearance,
    );
  return fits ? [moved, ...rest] : points;
}

/** Removes small sidesteps at both ends of arrows. */
export function straighten(picture: Picture): Picture {
  const areas = [...picture.boxes, ...picture.groups];
  const arrows: DrawnArrow[] = [...picture.arrows];
  for (const [index, arrow] of picture.arrows.entries()) {
    const others = arrows
      .filter((_, other) => other !== index)
      .flatMap(({points}) => [points[0], points.at(-1)])
      .filter((point) => point !== undefined);
    const tail = withoutSidestep(arrow.points, areas, others);
    const points = [...withoutSidestep([...tail].reverse(), areas, others)].reverse();
    arrows[index] = {...arrow, points};
  }
  return {...picture, arrows};
}
