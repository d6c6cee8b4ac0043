import {element, styled, text, type Node} from '../tree';
import type {HistoryOf} from './history';
import {itemKey, type ItemName} from './items';
import type {Words} from './words';

/** A row and its anchor. */
export interface Row {
  readonly anchor: string;
  /** What the row documents. The name is also that of the row in the search. */
  readonly item: ItemName;
  readonly cells: readonly (readonly Node[])[];
}

/** Part of an anchor, from a name: everything except letters and digits becomes a hyphen. */
function slug(name: string): string {
  return name
    .replace(/\[\]|[{}<>*]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Anchor of a row. Derived from the name, so that it is the same in all versions.
 *
 * @param kind what the row documents, such as `attr`
 * @param prefix distinguishes tables on one page; may be empty
 */
export function rowAnchor(kind: string, name: string, prefix: string): string {
  return [kind, prefix, slug(name)].filter((part) => part !== '').join('-');
}

export const code = (value: string): Node => ({type: 'inlineCode', value});
export const strong = (value: string): Node => ({type: 'strong', children: [text(value)]});
export const link = (url: string, ...children: Node[]): Node => ({type: 'link', url, children});

/** A heading with an anchor. */
export function heading(depth: number, id: string, value: string): Node {
  return {type: 'heading', depth: Math.min(depth, 6), children: [text(value)], data: {hProperties: {id}}};
}

/** A possible line break within a word. An element, because a Markdown break would add a space. */
const wordBreak = () => element('wbr', {}, [], 'mdxJsxTextElement');

/** Boundaries between parts of a name: after separators, and before capitals within words. */
const joints = /(?<=[\w\]})>][./_:=,@-]+)(?![./_:=,@-])|(?<=[a-z\d])(?=[A-Z])/;

function breakable(value: string): Node[] {
  return value
    .split(joints)
    .filter((part) => part !== '')
    .flatMap((part, index) => [...(index > 0 ? [wordBreak()] : []), text(part)]);
}

/** Text in code font that can contain links, unlike Markdown code. Its names can wrap between their parts. */
export function typeText(...children: Node[]): Node {
  const withBreaks = (node: Node): Node[] => {
    if (node.type === 'text') {
      return breakable(node.value ?? '');
    }
    return [node.children ? {...node, children: node.children.flatMap(withBreaks)} : node];
  };
  return styled('span', {className: ['reference-type']}, ...children.flatMap(withBreaks));
}

/** A name or value as code that can wrap between its parts, without changing what is copied. */
export function nameOf(value: string): Node {
  const children = breakable(value);
  return children.length <= 1
    ? code(value)
    : styled('span', {className: ['reference-name'], translate: 'no'}, ...children);
}

const cell = (children: readonly Node[]): Node => ({type: 'tableCell', children: [...children]});

/**
 * A row's link to itself, for readers to copy. It's an MDX element, because a Markdown link would become a router link,
 * and there are thousands of them.
 */
function hashLink({anchor, item}: Row, words: Words): Node {
  const label = words.directLink(item.name);
  const attributes = {
    href: `#${anchor}`,
    className: 'hash-link',
    'aria-label': label,
    title: label,
    translate: 'no',
  };
  return element('a', attributes, [text('\u200B')], 'mdxJsxTextElement');
}

/** The history of an item, on its own line. */
function historyNote(history: string): Node[] {
  return history === '' ? [] : [text(' '), styled('span', {className: ['reference-history']}, text(history))];
}

/** A table whose rows can be linked and found individually. */
export function table(
  head: readonly string[],
  rows: readonly Row[],
  {words, historyOf}: {readonly words: Words; readonly historyOf: HistoryOf},
): Node {
  return {
    type: 'table',
    data: {hProperties: {className: ['reference-table']}},
    children: [
      {type: 'tableRow', children: head.map((title) => cell([text(title)]))},
      ...rows.map((row): Node => ({
        type: 'tableRow',
        data: {item: itemKey(row.item), hProperties: {id: row.anchor, dataSearchSection: row.item.name}},
        children: row.cells.map((children, column) =>
          cell([
            ...children,
            ...(column === 0 ? [hashLink(row, words)] : []),
            ...(column === row.cells.length - 1 ? historyNote(historyOf(row.item)) : []),
          ]),
        ),
      })),
    ],
  };
}
