/** The parts of an HTML tree used here. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: HtmlNode[];
  position?: unknown;
}

/** Class names of an element; none for other nodes. */
export function classesOf({properties}: HtmlNode): readonly string[] {
  return Array.isArray(properties?.className) ? (properties.className as string[]) : [];
}

/** Text of a node and its descendants. */
export function textOf(node: HtmlNode | undefined): string {
  return node?.value ?? (node?.children ?? []).map(textOf).join('');
}

/** The first matching node below another one, in document order. */
export function find(node: HtmlNode, isWanted: (node: HtmlNode) => boolean): HtmlNode | undefined {
  for (const child of node.children ?? []) {
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** A new element. */
export function element(
  tagName: string,
  children: HtmlNode[],
  properties: Readonly<Record<string, unknown>> = {},
): HtmlNode {
  return {type: 'element', tagName, properties, children};
}

/** A new text. */
export function text(value: string): HtmlNode {
  return {type: 'text', value};
}
