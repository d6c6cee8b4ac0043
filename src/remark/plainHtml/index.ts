import {toHtml} from 'hast-util-to-html';
import {htmlAttribute} from '../htmlAttribute';
import type {Attribute, Node} from './nodes';
import {isPlainElement, plainCopy} from './plainElements';

/** Attributes as MDX writes them; `undefined` where there is one of another kind. */
function attributesOf({properties = {}}: Node): Attribute[] | undefined {
  const attributes = Object.entries(properties).map(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return key === 'className' || name.startsWith('data-')
      ? {
          type: 'mdxJsxAttribute',
          name: key === 'className' ? key : name,
          value: Array.isArray(value) ? value.join(' ') : value,
        }
      : undefined;
  });
  return attributes.every((attribute) => attribute !== undefined) ? attributes : undefined;
}

/** A plain element as MDX writes it, which is not looked up among the components; as one string where all in it is plain. */
function written(node: Node, attributes: Attribute[]): Node {
  const element: Node = {
    type: 'mdxJsxFlowElement',
    name: node.tagName,
    attributes,
    children: node.children,
    // As if the page's author had written the tag: MDX looks it up among the components otherwise.
    data: {_mdxExplicitJsx: true},
  };
  const content = (node.children ?? []).map(plainCopy);
  const hasElements = (node.children ?? []).some(({type}) => type !== 'text');
  return hasElements && content.every((child) => child !== undefined)
    ? {
        ...element,
        attributes: [...attributes, htmlAttribute(toHtml({type: 'root', children: content} as never))],
        children: [],
      }
    : element;
}

/**
 * Rehype plugin: hands what is plain HTML to the browser as HTML. As elements of React it would be code that the
 * browser loads, runs, and compares with the HTML that it already has.
 */
export function plainHtml() {
  return (tree: Node): void => {
    const visit = (parent: Node): void => {
      parent.children = parent.children?.map((node) => {
        const attributes = isPlainElement(node) ? attributesOf(node) : undefined;
        const child = attributes ? written(node, attributes) : node;
        if (child.tagName !== 'pre') {
          visit(child);
        }
        return child;
      });
    };
    visit(tree);
  };
}
