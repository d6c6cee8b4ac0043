import {groupHead, groupLabelWidth, metrics} from './picture';
import type {DrawnArrow, DrawnGroup} from './picture';

const air = 8;

/** Where the label of a group starts: as far left as possible without touching arrows into the group. */
export function groupLabelStart(group: DrawnGroup, arrows: readonly DrawnArrow[]): number {
  const {x, y, width, label} = group;
  const bottom = y + groupHead(label);
  const lines = arrows.flatMap(({points}) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to;
      const crosses = Math.max(from.y, to.y) > y && Math.min(from.y, to.y) < bottom;
      return crosses ? [{left: Math.min(from.x, to.x) - air, right: Math.max(from.x, to.x) + air}] : [];
    }),
  );
  const first = x + metrics.groupPadding;
  const text = groupLabelWidth(label);
  const last = x + width - air - text;
  const starts = [first, ...lines.map(({right}) => right).sort((a, b) => a - b)];
  return (
    starts.find(
      (start) =>
        start >= first &&
        start <= last &&
        lines.every(({left, right}) => right <= start || left >= start + text),
    ) ?? first
  );
}
