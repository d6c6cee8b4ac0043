import {isGenerated} from '../../../build/generatedParts';
import {classesOf, element, find, text, textOf, type HtmlNode} from './tree';

/** Element that stands for a line break in a cell, which Markdown can't express otherwise. */
export const cellBreak = 'cell-break';

function isPartOfTheme(node: HtmlNode): boolean {
  const {tagName = '', properties = {}} = node;
  return (
    isGenerated(tagName, classesOf(node), properties.ariaHidden === 'true') || properties.role === 'tablist'
  );
}

/** A block quote that begins with the title of the admonition. */
function admonition({children = []}: HtmlNode): HtmlNode {
  const [heading, ...content] = children;
  const title = element('p', [element('strong', [text(textOf(heading).trim())])]);
  return element('blockquote', [title, ...content]);
}

/** A code block without its toolbar; the title becomes an attribute. */
function titledCode(block: HtmlNode): HtmlNode {
  const title = find(block, (node) => classesOf(node).some((name) => name.startsWith('codeBlockTitle')));
  const pre = find(block, ({tagName}) => tagName === 'pre');
  return pre && title ? {...pre, properties: {...pre.properties, title: textOf(title)}} : (pre ?? block);
}

/** The description of a diagram, and its relations as a list. */
function diagram({properties = {}}: HtmlNode): HtmlNode[] {
  const relations = String(properties.dataRelations ?? '')
    .split('\n')
    .filter(Boolean);
  const items = relations.map((line) => element('li', [text(line)]));
  const description = element('p', [text(String(properties.ariaLabel ?? ''))]);
  return items.length > 0 ? [description, element('ul', items)] : [description];
}

/** A cell is one line, so a list in it becomes its items with breaks around them. */
function linesOfCell({children = []}: HtmlNode): HtmlNode[] {
  const isBreak = (node: HtmlNode | undefined) => node?.tagName === cellBreak;
  const lines = (nodes: readonly HtmlNode[]): HtmlNode[] =>
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
  // Nothing to separate at the ends, and nested lists end together.
  return lines(children).filter((node, index, all) => {
    const isLast = all.slice(index).every(isBreak);
    return !isBreak(node) || (index > 0 && !isLast && !isBreak(all[index + 1]));
  });
}

/**
 * Removes the elements that the theme adds around and within the text, and replaces this site's own elements with ones
 * that Markdown can express.
 */
export function prepare(root: HtmlNode): void {
  let depth = 1;
  const replace = (node: HtmlNode): HtmlNode[] => {
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
    // The label of a tab: a section below the heading that the tabs are under.
    if (tagName === 'p' && properties.role === 'heading') {
      return [element(`h${Math.min(depth + 1, 6)}`, node.children ?? [])];
    }
    if (tagName === 'td' || tagName === 'th') {
      return [{...node, children: linesOfCell(node)}];
    }
    // The header of a post also holds its date and authors.
    const title = tagName === 'header' ? find(node, (below) => below.tagName === 'h1') : undefined;
    return [title ?? node];
  };
  const visit = (node: HtmlNode) => {
    // The conversion copies the tree, and most of it would be positions.
    delete node.position;
    node.children = node.children
      ?.filter((child) => !isPartOfTheme(child))
      .flatMap(replace)
      .map((child) => (child.children ? visit(child) : child));
    return node;
  };
  visit(root);
}
