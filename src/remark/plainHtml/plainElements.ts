import type {Node} from './nodes';

/**
 * Elements that the theme renders as they are. Links, headings, code blocks, and boxes of task lists are
 * components of it, and so is whatever has an anchor, which the check of links must hear of.
 */
const plainTags = new Set([
  ...['p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr'],
  ...['strong', 'em', 'code', 'del', 'sub', 'sup', 'br', 'span'],
]);

/** What MDX may write as well: links of tables to their own rows, and marks within a text. */
const plainJsxTags = new Set([...plainTags, 'a', 'wbr', 'kbd', 'abbr', 'mark', 'small', 'b', 'i', 's', 'u']);

/** Whether an element of the page's tree is rendered as it is. */
export function isPlainElement({type, tagName, properties}: Node): boolean {
  return type === 'element' && plainTags.has(tagName ?? '') && properties?.id === undefined;
}

/** Whether an element that MDX writes is rendered as it is, with nothing but texts as attributes. */
function isPlainJsx({type, name, attributes = []}: Node): boolean {
  return (
    /^mdxJsx(?:Text|Flow)Element$/.test(type) &&
    plainJsxTags.has(name ?? '') &&
    attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name !== 'id' &&
        ['string', 'undefined'].includes(typeof (attribute.value ?? undefined)),
    )
  );
}

/** The element of HTML that MDX would write, in the form of the page's tree. */
function elementOf({name, attributes = [], children}: Node): Node {
  return {
    type: 'element',
    tagName: name ?? '',
    properties: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value ?? true])),
    children,
  };
}

/**
 * Copies what is plain HTML all the way down.
 *
 * @returns `undefined` where anything in it is not: a component, an expression, an anchor
 */
export function plainCopy(node: Node): Node | undefined {
  if (node.type === 'text') {
    return node;
  }
  if (!isPlainElement(node) && !isPlainJsx(node)) {
    return undefined;
  }
  const children = (node.children ?? []).map(plainCopy);
  return children.every((child) => child !== undefined)
    ? {...(node.type === 'element' ? node : elementOf(node)), children}
    : undefined;
}
