import {element, styled, text, type Node} from '../tree';
import type {HistoryOf} from './history';
import {itemKey, type ItemName} from './items';
import type {Words} from './words';

/** A row with its anchor and the name under which search finds it. */
export interface Row {
  readonly anchor: string;
  readonly name: string;
  /** What the row documents. */
  readonly item: ItemName;
  readonly cells: readonly (readonly Node[])[];
}

export const code = (value: string): Node => ({type: 'inlineCode', value});
export const strong = (value: string): Node => ({type: 'strong', children: [text(value)]});
export const link = (url: string, ...children: Node[]): Node => ({type: 'link', url, children});
/** A new line within a cell. */
export const lineBreak = (): Node => ({type: 'break'});

/** A heading with an anchor. */
export function heading(depth: number, id: string, value: string): Node {
  return {type: 'heading', depth: Math.min(depth, 6), children: [text(value)], data: {hProperties: {id}}};
}

/** A place where a word may break. Written as an element: a break would put a space into the word. */
const wordBreak = () => element('wbr', {}, [], 'mdxJsxTextElement');

/** Where parts of a name meet: after separators, and before a capital inside a word. */
const joints = /(?<=[\w\]})>][./_:=,@-]+)(?![./_:=,@-])|(?<=[a-z\d])(?=[A-Z])/;

function breakable(value: string): Node[] {
  return value
    .split(joints)
    .filter((part) => part !== '')
    .flatMap((part, index) => [...(index > 0 ? [wordBreak()] : []), text(part)]);
}

/** Text in the font of code that may hold links, which code itself cannot; its names may break where their parts meet. */
export function typeText(...children: Node[]): Node {
  const withBreaks = (node: Node): Node[] => {
    if (node.type === 'text') {
      return breakable(node.value ?? '');
    }
    return [node.children ? {...node, children: node.children.flatMap(withBreaks)} : node];
  };
  return styled('span', {className: ['reference-type']}, ...children.flatMap(withBreaks));
}

/** A name or value as code that may break where its parts meet, which does not change what is copied. */
export function nameOf(value: string): Node {
  const children = breakable(value);
  return children.length <= 1
    ? code(value)
    : styled('span', {className: ['reference-name'], translate: 'no'}, ...children);
}

const cell = (children: readonly Node[]): Node => ({type: 'tableCell', children: [...children]});

/**
 * Link of a row to itself, for readers who want to copy it. It is written as an element, which MDX
 * leaves as it is: as a Markdown link it would become a router link, thousands of them on the site.
 */
function hashLink({anchor, name}: Row, words: Words): Node {
  const label = words.directLink(name);
  const attributes = {
    href: `#${anchor}`,
    className: 'hash-link',
    'aria-label': label,
    title: label,
    translate: 'no',
  };
  return element('a', attributes, [text('\u200B')], 'mdxJsxTextElement');
}

/** In which versions a thing came, changed, and went, on a line of its own. */
function historyNote(history: string): Node[] {
  return history === '' ? [] : [text(' '), styled('span', {className: ['reference-history']}, text(history))];
}

/** A table whose rows can be linked and found by search one by one. */
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
        data: {item: itemKey(row.item), hProperties: {id: row.anchor, dataSearchSection: row.name}},
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
