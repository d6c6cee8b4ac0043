import ELK from 'elkjs/lib/elk.bundled.js';
import type {ElkExtendedEdge, ElkNode, LayoutOptions} from 'elkjs/lib/elk.bundled.js';
import type {Arrow, Box, Diagram, Direction, Lines} from './model';
import {groupHead, groupLabelWidth, metrics} from './picture';
import type {Area, DrawnArrow, Picture, Point} from './picture';
import {widest} from './textWidth';
import {trimGroup} from './trimGroup';

/** Id of the whole picture. Not a valid id in statements, so it can't collide. */
const whole = '*';

/** Layout settings. */
export interface Manner {
  readonly direction: Direction;
  readonly options?: LayoutOptions;
}

const margin = 1;
const elk = new ELK();

const baseOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

function boxSize({kind, label}: Box): {width: number; height: number} {
  const text = widest(label, metrics.boxFont) * (kind === 'focus' ? metrics.bold : 1);
  const sign = kind === 'actor' ? metrics.actorSign : 0;
  return {
    width: Math.max(metrics.minBoxWidth, Math.ceil(text) + sign + 2 * metrics.boxPaddingX),
    height:
      label.length * metrics.boxLine + 2 * metrics.boxPaddingY + (kind === 'store' ? metrics.storeLid : 0),
  };
}

function boxNodes(boxes: readonly Box[]): ElkNode[] {
  return boxes.map((box) => ({id: box.id, ...boxSize(box)}));
}

/** Boxes in a group have the same size, so that they form a row or column. */
function groupNode(id: string, label: Lines, boxes: readonly Box[]): ElkNode {
  const children = boxNodes(boxes);
  const width = Math.max(...children.map((child) => child.width ?? 0));
  const height = Math.max(...children.map((child) => child.height ?? 0));
  const side = metrics.groupPadding;
  const head = groupHead(label);
  return {
    id,
    children: children.map((child) => ({...child, width, height})),
    layoutOptions: {
      'elk.padding': `[top=${head},left=${side},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${groupLabelWidth(label) + 2 * side},${head})`,
    },
  };
}

function edge(arrow: Arrow, index: number): ElkExtendedEdge {
  const {from, to, label} = arrow;
  return {
    id: `arrow ${index}`,
    sources: [from],
    targets: [to],
    labels:
      label.length === 0
        ? []
        : [
            {
              text: label.join(' '),
              width: widest(label, metrics.labelFont) + 2 * metrics.labelPadding,
              height: label.length * metrics.labelLine + 4,
              layoutOptions: {'elk.edgeLabels.inline': 'true'},
            },
          ],
  };
}

function graphOf({boxes, groups, arrows}: Diagram, {direction, options}: Manner): ElkNode {
  return {
    id: whole,
    layoutOptions: {...baseOptions, 'elk.direction': direction.toUpperCase(), ...options},
    children: [
      ...boxNodes(boxes.filter((box) => box.group === undefined)),
      ...groups.map(({id, label}) =>
        groupNode(
          id,
          label,
          boxes.filter((box) => box.group === id),
        ),
      ),
    ],
    edges: arrows.map(edge),
  };
}

/** Areas of all nodes, relative to the picture instead of their group. */
function areasOf(root: ElkNode): Map<string, Area> {
  const areas = new Map<string, Area>([
    [root.id, {x: 0, y: 0, width: root.width ?? 0, height: root.height ?? 0}],
  ]);
  const visit = (node: ElkNode, corner: Point): void => {
    for (const child of node.children ?? []) {
      const area = {
        x: corner.x + (child.x ?? 0),
        y: corner.y + (child.y ?? 0),
        width: child.width ?? 0,
        height: child.height ?? 0,
      };
      areas.set(child.id, area);
      visit(child, area);
    }
  };
  visit(root, {x: 0, y: 0});
  return areas;
}

function rounded({x, y, width, height}: Area): Area {
  return {x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height)};
}

function drawnArrow(
  {label, dashed, bothWays}: Arrow,
  placed: ElkExtendedEdge,
  areas: Map<string, Area>,
): DrawnArrow {
  const corner = areas.get(placed.container ?? whole) ?? {x: 0, y: 0};
  const shift = ({x, y}: Point): Point => ({x: Math.round(corner.x + x), y: Math.round(corner.y + y)});
  const section = placed.sections?.[0];
  const text = placed.labels?.[0];
  return {
    points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(shift) : [],
    dashed,
    bothWays,
    label,
    ...(text
      ? {
          labelAt: shift({
            x: (text.x ?? 0) + (text.width ?? 0) / 2,
            y: (text.y ?? 0) + (text.height ?? 0) / 2,
          }),
        }
      : {}),
  };
}

/** Places all parts of a diagram. The result is deterministic. */
export async function place(diagram: Diagram, manner: Manner): Promise<Picture> {
  const root: ElkNode & {edges?: ElkExtendedEdge[]} = await elk.layout(graphOf(diagram, manner));
  const areas = areasOf(root);
  const areaOf = (id: string): Area => rounded(areas.get(id) ?? {x: 0, y: 0, width: 0, height: 0});
  const arrows = diagram.arrows.map((arrow, index) =>
    drawnArrow(arrow, root.edges?.[index] ?? {id: '', sources: [], targets: []}, areas),
  );
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    boxes: diagram.boxes.map(({id, kind, label}) => ({kind, label, ...areaOf(id)})),
    groups: diagram.groups.map(({id, label}) => {
      const children = diagram.boxes.filter(({group}) => group === id).map((box) => areaOf(box.id));
      return {label, ...trimGroup(areaOf(id), children, arrows)};
    }),
    arrows,
  };
}
