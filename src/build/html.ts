import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Whether a node is an element, as opposed to text or a comment. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** Parses a page or a fragment of one. */
export function parseHtml(html: string): HtmlNode[] {
  return parse(html, {scriptingEnabled: false}).childNodes;
}

/** All elements of a tree, in document order. */
export function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (children: readonly HtmlNode[]) => {
    for (const node of children) {
      if (isElement(node)) {
        found.push(node);
        visit(node.childNodes);
      }
    }
  };
  visit(nodes);
  return found;
}

/** Value of an attribute; empty if the attribute has none. */
export function attributeOf({attrs}: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** All attributes of an element by name. */
export function attributesOf({attrs}: HtmlElement): Record<string, string | undefined> {
  return Object.fromEntries(attrs.map(({name, value}) => [name, value]));
}

/** Addresses in a `srcset` attribute. */
export function srcsetAddresses(srcset = ''): string[] {
  return srcset.split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []);
}
