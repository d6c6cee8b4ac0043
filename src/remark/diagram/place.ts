import ELK from 'elkjs/lib/elk.bundled.js';
import type {ElkExtendedEdge, ElkNode, LayoutOptions} from 'elkjs/lib/elk.bundled.js';
import type {Arrow, Box, Diagram, Direction, Group} from './model';
import {groupHead, groupLabelWidth, metrics, widest} from './picture';
import type {Area, DrawnArrow, Picture} from './picture';

const elk = new ELK();

const baseOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  // Instead of relative to a group.
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '17',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

function boxNode({id, kind, label}: Box) {
  const text = widest(label, metrics.boxFont) * (kind === 'focus' ? metrics.bold : 1);
  const sign = kind === 'actor' ? metrics.actorSign : 0;
  const lid = kind === 'store' ? metrics.storeLid : 0;
  return {
    id,
    width: Math.max(metrics.minBoxWidth, Math.ceil(text) + sign + 2 * metrics.boxPaddingX),
    height: label.length * metrics.boxLine + 2 * metrics.boxPaddingY + lid,
  };
}

/** Boxes in a group have the same size, so that they form a row or column. */
function groupNode({id, label}: Group, boxes: readonly Box[], direction: Direction): ElkNode {
  const children = boxes.map(boxNode);
  const width = Math.max(...children.map((child) => child.width));
  const height = Math.max(...children.map((child) => child.height));
  const side = metrics.groupPadding;
  const minWidth = groupLabelWidth(label) + 2 * side;
  return {
    id,
    children: children.map((child) => ({...child, width, height})),
    layoutOptions: {
      'elk.padding': `[top=${groupHead(label)},left=${side},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK swaps width and height if arrows point down.
      'elk.nodeSize.minimum': direction === 'down' ? `(0,${minWidth})` : `(${minWidth},0)`,
    },
  };
}

function edge({from, to, label}: Arrow, index: number): ElkExtendedEdge {
  const text = {
    text: label.join(' '),
    width: widest(label, metrics.labelFont) + 2 * metrics.labelPadding,
    height: label.length * metrics.labelLine + 4,
    layoutOptions: {'elk.edgeLabels.inline': 'true'},
  };
  return {id: `arrow ${index}`, sources: [from], targets: [to], labels: label.length === 0 ? [] : [text]};
}

function graphOf({direction, boxes, groups, arrows}: Diagram, options?: LayoutOptions): ElkNode {
  const boxesIn = (id?: string) => boxes.filter(({group}) => group === id);
  return {
    // Not a valid id in statements, so it can't collide.
    id: '*',
    layoutOptions: {...baseOptions, 'elk.direction': direction.toUpperCase(), ...options},
    children: [
      ...boxesIn().map(boxNode),
      ...groups.map((group) => groupNode(group, boxesIn(group.id), direction)),
    ],
    edges: arrows.map(edge),
  };
}

function areaOf({x = 0, y = 0, width = 0, height = 0}: Partial<Area>): Area {
  return {x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height)};
}

function drawnArrow(
  {label, dashed, bothWays}: Arrow,
  {sections: [section] = [], labels: [text] = []}: ElkExtendedEdge,
): DrawnArrow {
  const corners = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const {x = 0, y = 0, width = 0, height = 0} = text ?? {};
  const at = {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
  return {
    points: corners.map((corner) => ({x: Math.round(corner.x), y: Math.round(corner.y)})),
    dashed,
    bothWays,
    label,
    ...(text ? {labelAt: at} : {}),
  };
}

/** Places all parts of a diagram. The result is deterministic. */
export async function place(diagram: Diagram, options?: LayoutOptions): Promise<Picture> {
  const {width = 0, height = 0, children = [], edges = []} = await elk.layout(graphOf(diagram, options));
  const nodes = children.flatMap((node) => [node, ...(node.children ?? [])]);
  const areas = new Map(nodes.map((node) => [node.id, areaOf(node)]));
  const placed = <Part extends {readonly id: string}>(part: Part) => ({
    ...part,
    ...(areas.get(part.id) ?? areaOf({})),
  });
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: diagram.boxes.map(placed),
    groups: diagram.groups.map(placed),
    arrows: diagram.arrows.map((arrow, index) => drawnArrow(arrow, edges[index] as ElkExtendedEdge)),
  };
}
