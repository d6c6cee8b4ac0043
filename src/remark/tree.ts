import {parse} from 'acorn';
import {findingLine, type Finding} from '../build/findings';

/** The parts of Markdown and HTML nodes that transforms use. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  url?: string;
  depth?: number;
  /** Of a list: whether it is numbered. */
  ordered?: boolean;
  /** Of a code block: its language, and what follows on the opening line. */
  lang?: string | null;
  meta?: string | null;
  /** Of an HTML element. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** Of a directive or an MDX element. */
  name?: string;
  attributes?: Readonly<Record<string, unknown>> | readonly unknown[] | null;
  position?: {readonly start: {readonly line: number; readonly column: number}};
  data?: {
    hName?: string;
    hProperties?: Record<string, unknown>;
    estree?: object;
    directiveLabel?: boolean;
    /** Of a row in a reference table: key of the documented item. */
    item?: string;
  };
}

/** The part of a virtual file that transforms use. */
export interface PageFile {
  readonly path: string;
  readonly data?: {readonly frontMatter?: Readonly<Record<string, unknown>>};
  readonly fail: (reason: string, place?: object, origin?: string) => never;
}

/** Stops the build with all errors of a page, if it has any. */
export function failWith(file: Pick<PageFile, 'fail'>, faults: readonly Finding[]): void {
  const [first] = faults;
  if (first) {
    file.fail(faults.map(findingLine).join('\n'), {line: first.line, column: 1}, first.rule);
  }
}

/** A node and its place in the tree. */
interface Spot {
  readonly node: Node;
  readonly line: number;
  readonly replace: (...by: Node[]) => void;
}

/** Nodes of a kind, in document order. */
export function spotsIn({children = []}: Node, isWanted: (node: Node) => boolean): Spot[] {
  return children.flatMap((node) =>
    isWanted(node)
      ? [
          {
            node,
            line: node.position?.start.line ?? 1,
            replace: (...by: Node[]) => void children.splice(children.indexOf(node), 1, ...by),
          },
        ]
      : spotsIn(node, isWanted),
  );
}

/** Arguments of a directive by name. */
export function argumentsOf({attributes}: Node): Readonly<Record<string, string>> {
  return (attributes ?? {}) as Readonly<Record<string, string>>;
}

/** Text of a node and its descendants. */
export function textOf({value, children = []}: Node): string {
  return value ?? children.map(textOf).join('');
}

/** HTML elements with one of the names. Those inside another one are omitted. */
export function elements(tree: Node, ...names: string[]): Node[] {
  return spotsIn(tree, ({tagName = ''}) => names.includes(tagName)).map(({node}) => node);
}

export const text = (value: string): Node => ({type: 'text', value});
export const paragraph = (...children: Node[]): Node => ({type: 'paragraph', children});

/** A list of paragraphs. */
export function list(items: readonly (readonly Node[])[], ordered = false): Node {
  return {
    type: 'list',
    ordered,
    children: items.map((children) => ({type: 'listItem', children: [paragraph(...children)]})),
  };
}

/** A node that becomes an HTML element. */
export function styled(hName: string, hProperties: Record<string, unknown>, ...children: Node[]): Node {
  return {type: 'emphasis', data: {hName, hProperties}, children};
}

/** An MDX element: a block by default. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: Node[] = [],
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' = 'mdxJsxFlowElement',
): Node {
  const entries = Object.entries(attributes);
  return {
    type,
    name,
    attributes: entries.map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  };
}

/** JavaScript on a page, with the syntax tree that MDX needs. */
export function script(value: string) {
  return {value, data: {estree: parse(value, {ecmaVersion: 'latest', sourceType: 'module'})}};
}

/** Import of a component. Only pages that use it have the import. */
export function importOf(name: string, from: string, imported = 'default'): Node {
  return {type: 'mdxjsEsm', ...script(`import {${imported} as ${name}} from '${from}';`)};
}
