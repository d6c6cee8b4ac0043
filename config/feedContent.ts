import {parseFragment, serialize, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Elements that don't work in feed readers, which lack the site's scripts and styles. */
const useless = ['button', 'svg', 'script', 'style'];

const keptAttributes = [
  'href',
  'src',
  'srcset',
  'alt',
  'title',
  'width',
  'height',
  'lang',
  'colspan',
  'rowspan',
];

function attribute(node: Tree.Element, name: string): string | undefined {
  return node.attrs.find((entry) => entry.name === name)?.value;
}

function isUseless(node: Tree.ChildNode): boolean {
  if (!('tagName' in node)) {
    return node.nodeName === '#comment';
  }
  return (
    useless.includes(node.tagName) ||
    attribute(node, 'role') === 'tablist' ||
    attribute(node, 'class')?.split(' ').includes('hash-link') === true
  );
}

function textOf(node: Tree.ChildNode): string {
  if ('value' in node) {
    return node.value;
  }
  if (node.nodeName === 'br') {
    return '\n';
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function textNode(value: string, parentNode: Tree.ParentNode): Tree.TextNode {
  return {nodeName: '#text', value, parentNode};
}

function simplify(parent: Tree.ParentNode): void {
  parent.childNodes = parent.childNodes.filter((node) => !isUseless(node));
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) {
      continue;
    }
    const drawing = attribute(node, 'role') === 'img' ? attribute(node, 'aria-label') : undefined;
    node.attrs = node.attrs.filter(({name}) => keptAttributes.includes(name));
    if (drawing !== undefined) {
      node.tagName = node.nodeName = 'p';
      node.childNodes = [textNode(drawing, node)];
    } else if (node.tagName === 'pre') {
      node.childNodes = [textNode(textOf(node), node)];
    } else {
      simplify(node);
    }
  }
}

/**
 * Content of a post for feeds. Drawings become their descriptions, colored code becomes text, tabs are shown one below
 * the other, and elements that need the site's styles or scripts are removed.
 */
export function feedContent(html: string): string {
  const fragment = parseFragment(html);
  simplify(fragment);
  return serialize(fragment).trim();
}
