import {escaped} from '../../prism/linesHtml';
import type {Lines} from './model';
import {groupHead, groupLabelWidth, metrics, widest} from './picture';
import type {Area, DrawnArrow, DrawnBox, DrawnGroup, Picture, Point} from './picture';

const radius = 6;
const corner = 5;
const head = {length: 8, half: 4};
/** Space around a group's label. */
const air = 8;

function texts(lines: Lines, middle: Point, lineHeight: number, className = ''): string {
  const named = className && ` class="${className}"`;
  const first = middle.y - ((lines.length - 1) * lineHeight) / 2;
  return lines
    .map(
      (line, index) =>
        `<text${named} x="${middle.x}" y="${Math.round(first + index * lineHeight) + 5}">${escaped(line)}</text>`,
    )
    .join('');
}

function rect({x, y, width, height}: Area, className: string, round: number): string {
  return `<rect class="${className}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
}

/** A cylinder: its outline and the front edge of its lid. */
function cylinder({x, y, width, height}: Area): string {
  const lid = metrics.storeLid;
  const arc = `a${width / 2} ${lid} 0 0 `;
  return `<path class="b" d="M${x} ${y + lid}${arc}1 ${width} 0v${height - 2 * lid}${arc}1 ${-width} 0zm0 0${arc}0 ${width} 0"/>`;
}

function person({x, y, height}: Area): string {
  const left = x + metrics.boxPaddingX;
  const middle = y + height / 2;
  return `<path class="p" d="M${left + 2} ${middle - 3.5}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M${left - 1} ${middle + 8}q0-6 6.5-6t6.5 6"/>`;
}

/** Classes of the other kinds of boxes. */
const outlines = {box: 'b', external: 'b x', focus: 'b f'} as const;

function box(drawn: DrawnBox): string {
  const {kind, label, x, y, width, height} = drawn;
  const middle = {x: Math.round(x + width / 2), y: y + height / 2};
  if (kind === 'store') {
    const below = {x: middle.x, y: middle.y + metrics.storeLid / 2};
    return cylinder(drawn) + texts(label, below, metrics.boxLine);
  }
  if (kind === 'actor') {
    const beside = {x: middle.x + metrics.actorSign / 2, y: middle.y};
    return rect(drawn, 'b', Math.min(20, height / 2)) + person(drawn) + texts(label, beside, metrics.boxLine);
  }
  return (
    rect(drawn, outlines[kind], radius) + texts(label, middle, metrics.boxLine, kind === 'focus' ? 'f' : '')
  );
}

/** Where the label of a group starts: as far left as possible without touching arrows into the group. */
function groupLabelStart(group: DrawnGroup, arrows: readonly DrawnArrow[]): number {
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

/** A group's label, which is left-aligned and hides what it covers. */
function groupLabel(group: DrawnGroup, all: readonly DrawnArrow[]): {ground: string; text: string} {
  const {label, y} = group;
  const height = label.length * metrics.groupLine;
  const at = {x: groupLabelStart(group, all), y: y + metrics.groupPadding - 3 + height / 2};
  const width = groupLabelWidth(label);
  return {
    ground: ground({x: at.x + width / 2, y: at.y}, width + 4, height),
    text: texts(label, at, metrics.groupLine, 'g'),
  };
}

function towards(from: Point, to: Point, length: number): Point {
  return {x: from.x + Math.sign(to.x - from.x) * length, y: from.y + Math.sign(to.y - from.y) * length};
}

/** The line of an arrow, with rounded corners. */
function line(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) {
        return `M${point.x} ${point.y}`;
      }
      if (!after) {
        return `L${point.x} ${point.y}`;
      }
      const half = (to: Point): number => (Math.abs(to.x - point.x) + Math.abs(to.y - point.y)) / 2;
      const bend = Math.min(corner, Math.floor(half(before)), Math.floor(half(after)));
      const start = towards(point, before, bend);
      const end = towards(point, after, bend);
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

function arrowHead(from: Point, tip: Point): string {
  const back = towards(tip, from, head.length);
  const across = tip.x === from.x ? {x: head.half, y: 0} : {x: 0, y: head.half};
  return `M${tip.x} ${tip.y}L${back.x - across.x} ${back.y - across.y}L${back.x + across.x} ${back.y + across.y}z`;
}

function arrowHeads({points, bothWays}: DrawnArrow): string {
  const ends = bothWays ? [points, [...points].reverse()] : [points];
  return ends.map((path) => arrowHead(...(path.slice(-2) as [Point, Point]))).join('');
}

function path(className: string, d: string): string {
  return d === '' ? '' : `<path class="${className}" d="${d}"/>`;
}

/** Background that hides the line behind a label. */
function ground({x, y}: Point, width: number, height: number): string {
  return `M${Math.round(x - width / 2)} ${Math.round(y - height / 2)}h${width}v${height}h${-width}z`;
}

function labelGround(label: Lines, at: Point): string {
  const width = widest(label, metrics.labelFont) + 2 * metrics.labelPadding - 2;
  return ground(at, width, label.length * metrics.labelLine + 2);
}

function inside(point: Point, {x, y, width, height}: Area): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
}

function arrows({arrows: all, groups}: Picture): string {
  const lines = (dashed: boolean): string =>
    all
      .filter((arrow) => arrow.dashed === dashed)
      .map(({points}) => line(points))
      .join('');
  const labels = all.flatMap(({label, labelAt}) => (labelAt ? [{label, at: labelAt}] : []));
  const heads = groups.map((group) => groupLabel(group, all));
  const grounds = (inGroup: boolean): string =>
    labels
      .filter(({at}) => groups.some((area) => inside(at, area)) === inGroup)
      .map(({label, at}) => labelGround(label, at))
      .join('');
  return (
    path('a', lines(false)) +
    path('a d', lines(true)) +
    path('h', all.map(arrowHeads).join('')) +
    path('l', grounds(false)) +
    path('l i', grounds(true) + heads.map((label) => label.ground).join('')) +
    labels.map(({label, at}) => texts(label, at, metrics.labelLine, 'l')).join('') +
    heads.map((label) => label.text).join('')
  );
}

/**
 * Writes a picture as SVG. It has classes instead of colors, so that the page's theme applies, and no ids, so that a page
 * can have any number of pictures.
 */
export function svg(picture: Picture, className?: string): string {
  const named = className === undefined ? '' : ` class="${className}"`;
  const {width, height, groups, boxes} = picture;
  return (
    `<svg${named} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    groups.map((area) => rect(area, 'g', radius + 2)).join('') +
    arrows(picture) +
    boxes.map(box).join('') +
    '</svg>'
  );
}
