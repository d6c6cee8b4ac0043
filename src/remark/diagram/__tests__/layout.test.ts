import {describe, expect, it} from 'vitest';
import {layoutDiagram, narrowLimit, wideLimit} from '../layout';
import {parseDiagram} from '../parse';
import {groupLabelWidth, type Area} from '../picture';

async function layoutsOf(...lines: string[]) {
  return layoutDiagram(parseDiagram(lines.join('\n')).diagram);
}

function contains(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

const pipeline = [
  'actor author: Application developer',
  'group cli: Kusion {',
  'modules: Modules',
  'focus spec: Spec',
  '}',
  'store backend: Backend',
  'external cluster: Kubernetes cluster',
  'author -> modules: application',
  'modules -> spec: resources',
  'spec -> cluster: apply',
  'spec --> backend: release',
  'backend <-> cli',
];

describe('a layout', () => {
  it('draws arrows to boxes with any id, even `root`', async () => {
    const named = (id: string) =>
      layoutsOf(`${id}: First`, 'group other: Group {', 'b: Second', '}', `${id} -> b`);
    expect(await named('root')).toEqual(
      JSON.parse(JSON.stringify(await named('roof')).replaceAll('roof', 'root')),
    );
  });

  it('has a narrow picture for phones if the other one is too wide', async () => {
    const {narrow, wide} = await layoutsOf(
      ...['Modules', 'Spec', 'Release', 'Backend'].map((name) => `${name}: ${name}`),
      'Modules -> Spec: resources',
      'Spec -> Release: state',
      'Release --> Backend: kept in',
    );
    expect(narrow.width).toBeLessThanOrEqual(narrowLimit);
    expect(wide?.width).toBeGreaterThan(narrowLimit);
    expect(wide?.width).toBeLessThanOrEqual(wideLimit);
  });

  it('has a single picture if it fits everywhere', async () => {
    const {narrow, wide} = await layoutsOf('a: A', 'b: B', 'a -> b');
    expect(wide).toBeUndefined();
    expect(narrow.width).toBeGreaterThan(narrow.height);
  });

  it('runs from top to bottom with `direction down`', async () => {
    const {narrow} = await layoutsOf('direction down', 'a: A', 'b: B', 'a -> b');
    expect(narrow.height).toBeGreaterThan(narrow.width);
  });

  it('keeps boxes apart, inside the picture, and inside their group', async () => {
    const {narrow, wide} = await layoutsOf(...pipeline);
    for (const {boxes, groups, width, height} of [narrow, wide ?? narrow]) {
      expect(boxes.every((box) => contains({x: 0, y: 0, width, height}, box))).toBe(true);
      expect(boxes.filter((box) => groups.some((group) => contains(group, box)))).toHaveLength(2);
      for (const [index, box] of boxes.entries()) {
        const overlaps = boxes
          .slice(index + 1)
          .filter(
            (other) =>
              box.x < other.x + other.width &&
              other.x < box.x + box.width &&
              box.y < other.y + other.height &&
              other.y < box.y + box.height,
          );
        expect(overlaps).toEqual([]);
      }
    }
  });

  it.each(['right', 'down'])(
    'makes groups as wide as their labels, but not taller, with `direction %s`',
    async (to) => {
      const {narrow} = await layoutsOf(`direction ${to}`, 'group a: A long label of a group {', 'b: B', '}');
      const [group] = narrow.groups;
      expect(group?.width).toBeGreaterThan(groupLabelWidth(group?.label ?? []));
      expect(group?.height).toBeLessThan(100);
    },
  );

  it('draws every arrow along the axes, from the side of one box to the side of another', async () => {
    const {arrows, boxes, groups} = (await layoutsOf(...pipeline)).narrow;
    for (const {points} of arrows) {
      for (const end of [points[0], points.at(-1)]) {
        const touched = [...boxes, ...groups].some(
          ({x, y, width, height}) =>
            end &&
            (((end.x === x || end.x === x + width) && end.y >= y && end.y <= y + height) ||
              ((end.y === y || end.y === y + height) && end.x >= x && end.x <= x + width)),
        );
        expect(touched).toBe(true);
      }
      for (const [index, point] of points.slice(1).entries()) {
        expect(points[index]?.x === point.x || points[index]?.y === point.y).toBe(true);
      }
    }
  });

  it('wraps long labels to fit on phones', async () => {
    const wordy = 'an uncommonly long label that nobody should write';
    const {narrow} = await layoutsOf('a: A', 'b: B', 'c: C', `a -> b: ${wordy}`, `a -> c: ${wordy}`);
    expect(narrow.width).toBeLessThanOrEqual(narrowLimit);
    expect(narrow.arrows[0]?.label.length).toBeGreaterThan(1);
  });
});
