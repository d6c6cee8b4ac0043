import type {Attribute, Node} from './nodes';

/**
 * Elements that come out as they are, also where a component of the theme or of the site renders them (`ul`, `li`,
 * `code`, `tr`). Links, headings, code blocks, and task lists do not, nor does whatever has an anchor, which the check
 * of links must hear of.
 */
const plainTags = new Set([
  ...['p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr'],
  ...['strong', 'em', 'code', 'del', 'sub', 'sup', 'br', 'span'],
]);

/** What MDX may write as well: links of tables to their own rows, and marks within a text. */
const plainJsxTags = new Set([...plainTags, 'a', 'wbr', 'kbd', 'abbr', 'mark', 'small', 'b', 'i', 's', 'u']);

/** Attributes of elements of MDX that React writes as they stand. */
const plainAttribute =
  /^(?:className|href|title|lang|target|rel|colSpan|rowSpan|aria-[a-z]+|data-[a-z]+(?:-[a-z]+)*)$/;

/** An attribute as MDX writes it; `undefined` for one that React, or a component, would write otherwise. */
function attributeOf(property: string, value: unknown): Attribute | undefined {
  const name = property.replace(/^data[A-Z].*/, (data) =>
    data.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const text = property === 'className' && Array.isArray(value) ? value.join(' ') : value;
  const isTaskList = /\bcontains-task-list\b/.test(String(text));
  return plainAttribute.test(name) && typeof text === 'string' && !isTaskList
    ? {type: 'mdxJsxAttribute', name, value: text}
    : undefined;
}

/** Attributes of an element of the page's tree, as MDX writes them; `undefined` where it is not rendered as it is. */
export function plainAttributes({
  type,
  tagName,
  properties = {},
  children = [],
}: Node): Attribute[] | undefined {
  // The theme makes a block of code with several lines.
  const isBlock = tagName === 'code' && children.some(({value}) => value?.includes('\n'));
  if (type !== 'element' || !plainTags.has(tagName ?? '') || isBlock) {
    return undefined;
  }
  const attributes = Object.entries(properties).map(([property, value]) => attributeOf(property, value));
  return attributes.every((attribute) => attribute !== undefined) ? attributes : undefined;
}

const tableParts = new Set(['table', 'thead', 'tbody', 'tr']);

/** What is in an element; lines between the parts of a table are nothing, as in MDX. */
export function contentOf({tagName = '', children = []}: Node): Node[] {
  return tableParts.has(tagName)
    ? children.filter(({type, value}) => type !== 'text' || value?.trim() !== '')
    : children;
}

/** Whether an element that MDX writes is rendered as it is, with nothing but texts as attributes. */
function isPlainJsx({type, name, attributes = []}: Node): boolean {
  return (
    /^mdxJsx(?:Text|Flow)Element$/.test(type) &&
    plainJsxTags.has(name ?? '') &&
    attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        plainAttribute.test(attribute.name ?? '') &&
        typeof attribute.value === 'string',
    )
  );
}

/** The element of HTML that MDX would write, in the form of the page's tree. */
function elementOf({name, attributes = [], children}: Node): Node {
  return {
    type: 'element',
    tagName: name ?? '',
    properties: Object.fromEntries(attributes.map(({name: attribute, value}) => [attribute, value])),
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
  if (!plainAttributes(node) && !isPlainJsx(node)) {
    return undefined;
  }
  const children = contentOf(node).map(plainCopy);
  return children.every((child) => child !== undefined)
    ? {...(node.type === 'element' ? node : elementOf(node)), children}
    : undefined;
}
