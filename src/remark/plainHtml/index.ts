import {toHtml} from 'hast-util-to-html';
import {htmlAttribute} from '../htmlAttribute';
import type {Attribute, Node} from './nodes';
import {contentOf, plainAttributes, plainCopy} from './plainElements';

/** A plain element as MDX writes it, which is not looked up among the components; as one string where all in it is plain. */
function written(node: Node, attributes: Attribute[]): Node {
  const children = contentOf(node);
  const element: Node = {
    type: 'mdxJsxFlowElement',
    name: node.tagName,
    attributes,
    children,
    // As if the page's author had written the tag: MDX looks it up among the components otherwise.
    data: {_mdxExplicitJsx: true},
  };
  const content = children.map(plainCopy);
  const hasElements = children.some(({type}) => type !== 'text');
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
        const attributes = plainAttributes(node);
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
