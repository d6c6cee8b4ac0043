import {isAlias, isMap, isScalar, isSeq, type LineCounter, type Node} from 'yaml';
import {hint, quoted} from '../../../src/build/nearest';
import type {Fault} from '../types';
import type {FieldTree} from './fieldTree';
import {kubernetesTypes} from './kubernetesTypes';

interface TreeCheck {
  readonly lines: LineCounter;
  /** Owner of the fields in messages, such as `CollaSet (v0.6)`. */
  readonly owner: string;
  /** Whether the block shows only a part, so required fields may be missing. */
  readonly isFragment: boolean;
}

const list = /^(?:array of (.+)|\[(.+)\])$/;
const dictionary = /^(?:map of string to string|\{str:str\})$/;
const choice = /^"[^"]*"(?:\s*\|\s*"[^"]*")*$/;

const isString = (value: unknown) => typeof value === 'string';
const scalars: readonly (readonly [RegExp, (value: unknown) => boolean, string])[] = [
  [/^(?:string|str|duration string|bytes \(base64\)|str \(Go duration\))$/, isString, 'a string'],
  [/^(?:integer|int)$/, Number.isInteger, 'an integer'],
  [/^(?:number|float)$/, (value) => typeof value === 'number', 'a number'],
  [/^(?:boolean|bool)$/, (value) => typeof value === 'boolean', 'true or false'],
  [
    /^(?:int-or-string|int \| str)$/,
    (value) => isString(value) || Number.isInteger(value),
    'an integer or a string',
  ],
  [/^time$/, () => true, 'a time'],
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

/** Line number of a node. */
export function lineOf(node: unknown, lines: LineCounter): number {
  return lines.linePos((node as Node).range?.[0] ?? 0).line;
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
  const value = isScalar(node) ? node.value : undefined;
  if (!node || isAlias(node) || isForTheReader(node) || value === null || type === 'any') {
    return [];
  }
  const require = (isFine: boolean, rule: string, message: string): Fault[] => {
    const name = path === '' ? 'The document' : `"${path}"`;
    return isFine ? [] : [{line: lineOf(node, lines), rule, message: `${name} of ${owner} ${message}`}];
  };

  const item = list.exec(type)?.slice(1).find(Boolean);
  if (item !== undefined) {
    const entry = {children: new Map(), ...tree.item, type: tree.item?.type ?? item};
    return isSeq(node)
      ? node.items.flatMap((each) => checkTree(each as Node, entry, `${path}[]`, check))
      : require(false, 'field-type', 'must be a list.');
  }
  if (choice.test(type) || tree.allowed) {
    const allowed = tree.allowed ?? [...type.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one);
    const isAllowed = typeof value === 'string' && allowed.includes(value);
    const message = `must be one of ${quoted(allowed)}, not ${JSON.stringify(value) ?? 'this'}.`;
    return require(isAllowed, 'field-value', message);
  }
  const scalar = scalars.find(([pattern]) => pattern.test(type));
  if (scalar) {
    const [, accepts, what] = scalar;
    const message = `must be ${what}, not ${isScalar(node) ? JSON.stringify(value) : 'a structure'}.`;
    return require(isScalar(node) && accepts(value), 'field-type', message);
  }
  if (!isMap(node)) {
    return require(false, 'field-type', 'must have fields.');
  }
  const others: FieldTree | undefined =
    tree.others ?? (dictionary.test(type) ? {type: 'string', children: new Map()} : undefined);
  const isFree = type === '{str:any}' || (tree.children.size === 0 && !others);
  const found = node.items.flatMap(({key, value: below}): Fault[] => {
    const name = isScalar(key) ? String(key.value) : '';
    const child = tree.children.get(name) ?? tree.children.get(name.replace(/@[^@]*$/, '')) ?? others;
    const place = path === '' ? name : `${path}.${name}`;
    if (child) {
      return checkTree(below as Node | null, child, place, check);
    }
    const message = `${owner} has no field "${place}". ${hint(name, [...tree.children.keys()])}`;
    return isFree || isForTheReader(key) ? [] : [{line: lineOf(key, lines), rule: 'unknown-field', message}];
  });
  const missing = [...tree.children].flatMap(([name, {required}]) =>
    require(isFragment || !required || node.has(name), 'missing-field', `needs the field "${name}".`),
  );
  return [...found, ...missing];
}
