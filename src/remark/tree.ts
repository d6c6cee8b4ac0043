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
  /** Of a directive or an element. */
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

/** A node and its place in the tree. */
export interface Spot {
  readonly node: Node;
  readonly replace: (...by: Node[]) => void;
}

/** Nodes of a kind, in document order. */
export function spotsIn(
  {children = []}: Node,
  isWanted: (node: Node, parent: readonly Node[]) => boolean,
): Spot[] {
  return children.flatMap((node) =>
    isWanted(node, children)
      ? [{node, replace: (...by: Node[]) => void children.splice(children.indexOf(node), 1, ...by)}]
      : spotsIn(node, isWanted),
  );
}

/** An MDX block element. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: Node[] = [],
): Node {
  const entries = Object.entries(attributes);
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: entries.map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  };
}

/** Import of a component. Only pages that use it have the import. */
export function importOf(name: string, from: string, imported = 'default'): Node {
  const specifier = {
    type: 'ImportSpecifier',
    local: {type: 'Identifier', name},
    imported: {type: 'Identifier', name: imported},
  };
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [specifier],
    source: {type: 'Literal', value: from, raw: `'${from}'`},
  };
  return {
    type: 'mdxjsEsm',
    value: `import {${imported} as ${name}} from '${from}';`,
    data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [declaration]}},
  };
}
