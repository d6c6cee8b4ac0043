import {isAlias, isMap, isScalar, isSeq, type LineCounter, type Node} from 'yaml';
import {hint} from '../../../src/build/nearest';
import type {Fault} from '../types';
import type {FieldTree} from './fieldTree';
import {kubernetesTypes} from './kubernetesTypes';

/** Options for checking a document. */
export interface TreeCheck {
  readonly lines: LineCounter;
  /** Owner of the fields in messages, such as `CollaSet (v0.6)`. */
  readonly owner: string;
  /** Whether the block shows only a part, so required fields may be missing. */
  readonly isFragment: boolean;
}

const list = /^(?:array of (.+)|\[(.+)\])$/;
const dictionary = /^(?:map of string to string|\{str:str\})$/;
const choice = /^"[^"]*"(?:\s*\|\s*"[^"]*")*$/;

const scalars: readonly (readonly [RegExp, (value: unknown) => boolean, string])[] = [
  [
    /^(?:string|str|duration string|bytes \(base64\)|str \(Go duration\))$/,
    (value) => typeof value === 'string',
    'a string',
  ],
  [/^(?:integer|int)$/, (value) => Number.isInteger(value), 'an integer'],
  [/^(?:number|float)$/, (value) => typeof value === 'number', 'a number'],
  [/^(?:boolean|bool)$/, (value) => typeof value === 'boolean', 'true or false'],
  [
    /^(?:int-or-string|int \| str)$/,
    (value) => typeof value === 'string' || Number.isInteger(value),
    'an integer or a string',
  ],
];

/** Adds the fields of the Kubernetes type that a field embeds, if any. */
function withEmbedded(tree: FieldTree): FieldTree {
  const embedded = kubernetesTypes.get((tree.type ?? '').replace(/ plus .*$/, ''));
  return embedded
    ? {...tree, type: 'object', children: new Map([...embedded.children, ...tree.children])}
    : tree;
}

function isForTheReader(node: unknown): boolean {
  return isScalar(node) && typeof node.value === 'string' && /<[^>]+>|\{\{|\$\{/.test(node.value);
}

/** Reports unknown fields, missing fields, and invalid values. */
export function checkTree(
  node: Node | null | undefined,
  given: FieldTree,
  path: string,
  check: TreeCheck,
): Fault[] {
  const {lines, owner, isFragment} = check;
  const tree = withEmbedded(given);
  const {type = tree.item ? 'array of object' : 'object'} = tree;
  const lineOf = (place: Node) => lines.linePos(place.range?.[0] ?? 0).line;
  const fault = (place: Node, rule: string, message: string): Fault => ({line: lineOf(place), rule, message});
  const name = path === '' ? 'The document' : `"${path}"`;
  if (
    !node ||
    isAlias(node) ||
    isForTheReader(node) ||
    (isScalar(node) && node.value === null) ||
    type === 'any'
  ) {
    return [];
  }

  const item = list
    .exec(type)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (item !== undefined) {
    if (!isSeq(node)) {
      return [fault(node, 'field-type', `${name} of ${owner} must be a list.`)];
    }
    const entry: FieldTree = {type: item, children: new Map(), ...(tree.item ?? {})};
    return node.items.flatMap((value) =>
      checkTree(value as Node, {...entry, type: tree.item?.type ?? item}, `${path}[]`, check),
    );
  }
  if (choice.test(type) || tree.allowed) {
    const allowed = tree.allowed ?? [...type.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
    const value = isScalar(node) ? node.value : undefined;
    return typeof value === 'string' && allowed.includes(value)
      ? []
      : [
          fault(
            node,
            'field-value',
            `${name} of ${owner} must be one of ${allowed.map((one) => `"${one}"`).join(', ')}, not ${JSON.stringify(value) ?? 'this'}.`,
          ),
        ];
  }
  const scalar = scalars.find(([pattern]) => pattern.test(type));
  if (scalar) {
    const [, accepts, what] = scalar;
    return isScalar(node) && accepts(node.value)
      ? []
      : [
          fault(
            node,
            'field-type',
            `${name} of ${owner} must be ${what}, not ${isScalar(node) ? JSON.stringify(node.value) : 'a structure'}.`,
          ),
        ];
  }
  if (type === 'time') {
    return isScalar(node) ? [] : [fault(node, 'field-type', `${name} of ${owner} must be a time.`)];
  }
  if (!isMap(node)) {
    return [fault(node, 'field-type', `${name} of ${owner} must have fields.`)];
  }
  const others: FieldTree | undefined =
    tree.others ?? (dictionary.test(type) ? {type: 'string', children: new Map()} : undefined);
  const isFree = type === '{str:any}' || (tree.children.size === 0 && !others);
  const found = node.items.flatMap(({key, value}): Fault[] => {
    const keyNode = key as Node;
    const keyName = isScalar(keyNode) ? String(keyNode.value) : '';
    const child = tree.children.get(keyName) ?? tree.children.get(keyName.replace(/@[^@]*$/, '')) ?? others;
    const below = path === '' ? keyName : `${path}.${keyName}`;
    if (child) {
      return checkTree(value as Node | null, child, below, check);
    }
    const known = [...tree.children.keys()];
    return isFree || isForTheReader(keyNode)
      ? []
      : [fault(keyNode, 'unknown-field', `${owner} has no field "${below}". ${hint(keyName, known)}`)];
  });
  const missing = isFragment
    ? []
    : [...tree.children]
        .filter(([key, child]) => child.required === true && !node.has(key))
        .map(([key]) => key);
  return [
    ...found,
    ...missing.map((key) => fault(node, 'missing-field', `${name} of ${owner} needs the field "${key}".`)),
  ];
}
