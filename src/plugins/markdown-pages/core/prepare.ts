import {isGenerated} from '../../../build/generatedParts';
import {spotsIn, text, textOf, type Node} from '../../../remark/tree';

/** Placeholder element for a line break in a cell, which Markdown lacks. */
export const cellBreak = 'cell-break';

/** Class names of an element; none for other nodes. */
export function classesOf({properties}: Node): readonly string[] {
  return Array.isArray(properties?.className) ? (properties.className as string[]) : [];
}

function element(tagName: string, children: Node[]): Node {
  return {type: 'element', tagName, properties: {}, children};
}

/** The first matching node below another one. */
function find(node: Node, isWanted: (node: Node) => boolean): Node | undefined {
  return spotsIn(node, isWanted)[0]?.node;
}

function isPartOfTheme(node: Node): boolean {
  const {tagName = '', properties = {}} = node;
  return (
    isGenerated(tagName, classesOf(node), properties.ariaHidden === 'true') || properties.role === 'tablist'
  );
}

/** A block quote that starts with the admonition's title. */
function admonition({children = []}: Node): Node {
  const [heading, ...content] = children;
  const title = element('p', [element('strong', [text(heading ? textOf(heading).trim() : '')])]);
  return element('blockquote', [title, ...content]);
}

/** A code block without its toolbar. The title becomes an attribute. */
function titledCode(block: Node): Node {
  const title = find(block, (node) => classesOf(node).some((name) => name.startsWith('codeBlockTitle')));
  const pre = find(block, ({tagName}) => tagName === 'pre');
  return pre && title ? {...pre, properties: {...pre.properties, title: textOf(title)}} : (pre ?? block);
}

/** The description of a diagram, and its relations as a list. */
function diagram({properties = {}}: Node): Node[] {
  const relations = String(properties.dataRelations ?? '')
    .split('\n')
    .filter(Boolean);
  const items = relations.map((line) => element('li', [text(line)]));
  const description = element('p', [text(String(properties.ariaLabel ?? ''))]);
  return items.length > 0 ? [description, element('ul', items)] : [description];
}

/** Cells must be a single line, so lists become items separated by breaks. */
function linesOfCell({children = []}: Node): Node[] {
  const isBreak = (node: Node | undefined) => node?.tagName === cellBreak;
  const lines = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (node.tagName === 'br') {
        return [element(cellBreak, [])];
      }
      const items = (node.children ?? []).filter(({tagName}) => tagName === 'li');
      return /^[ou]l$/.test(node.tagName ?? '')
        ? [
            ...items.flatMap((item) => [element(cellBreak, []), ...lines(item.children ?? [])]),
            element(cellBreak, []),
          ]
        : [node];
    });
  // Remove breaks at the ends, and duplicates where nested lists end.
  return lines(children).filter((node, index, all) => {
    const isLast = all.slice(index).every(isBreak);
    return !isBreak(node) || (index > 0 && !isLast && !isBreak(all[index + 1]));
  });
}

/**
 * Removes the elements that the theme adds around and within the text, and replaces this site's own elements with ones
 * that Markdown can express.
 */
export function prepare(root: Node): void {
  let depth = 1;
  const replace = (node: Node): Node[] => {
    const {tagName = '', properties = {}} = node;
    const classes = classesOf(node);
    if (/^h[1-6]$/.test(tagName)) {
      depth = Number(tagName[1]);
    }
    if (classes.includes('diagram')) {
      return diagram(node);
    }
    if (classes.includes('theme-admonition')) {
      return [admonition(node)];
    }
    if (classes.includes('theme-code-block')) {
      return [titledCode(node)];
    }
    if (classes.includes('reference-name')) {
      return [element('code', node.children ?? [])];
    }
    // The label of a tab becomes the title of a section below the current heading.
    if (tagName === 'p' && properties.role === 'heading') {
      return [element(`h${Math.min(depth + 1, 6)}`, node.children ?? [])];
    }
    if (tagName === 'td' || tagName === 'th') {
      return [{...node, children: linesOfCell(node)}];
    }
    // A post's header also contains its date and authors.
    const title = tagName === 'header' ? find(node, (below) => below.tagName === 'h1') : undefined;
    return [title ?? node];
  };
  const visit = (node: Node) => {
    // The conversion copies the tree, and positions are most of its data.
    delete node.position;
    node.children = node.children
      ?.filter((child) => !isPartOfTheme(child))
      .flatMap(replace)
      .map((child) => (child.children ? visit(child) : child));
    return node;
  };
  visit(root);
}
