import {expect, it} from 'vitest';
import {tableLabels} from '../tableLabels';

interface Tree {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Tree[];
}

const text = (value: string): Tree => ({type: 'text', value});
const element = (tagName: string, ...children: Tree[]): Tree => ({type: 'element', tagName, children});

function table(head: Tree[], ...rows: Tree[][]): Tree {
  const row = (name: string) => (cells: Tree[]) => element('tr', ...cells.map((cell) => element(name, cell)));
  return element('table', element('thead', row('th')(head)), element('tbody', ...rows.map(row('td'))));
}

function cellsOf(tree: Tree): Tree[] {
  return tree.tagName === 'td' || tree.tagName === 'th' ? [tree] : (tree.children ?? []).flatMap(cellsOf);
}

function transformed(...content: Tree[]): Tree[] {
  const tree: Tree = {type: 'root', children: content};
  tableLabels()(tree);
  return cellsOf(tree);
}

it('gives each cell of the body the text of its column heading, markup left out', () => {
  const cells = transformed(
    table([element('code', text('Flag')), text('Meaning')], [text('-o'), text('Output')]),
  );
  expect(cells.map(({properties}) => properties?.dataLabel)).toEqual([
    undefined,
    undefined,
    'Flag',
    'Meaning',
  ]);
});

it('makes an empty heading an ordinary cell without a label for its column', () => {
  const cells = transformed(table([text(''), text('Yes')], [text('a'), text('b')]));
  expect(cells.map(({tagName}) => tagName)).toEqual(['td', 'th', 'td', 'td']);
  expect(cells.map(({properties}) => properties?.dataLabel).slice(2)).toEqual([undefined, 'Yes']);
});

it('finds tables inside other blocks', () => {
  const cells = transformed(element('div', table([text('A')], [text('1')])));
  expect(cells[1]?.properties?.dataLabel).toBe('A');
});

it('marks no cell while the longest words of all columns fit beside each other', () => {
  const cells = transformed(table([text('A'), text('B')], [text('a'.repeat(40)), text('b'.repeat(20))]));
  expect(cells.filter(({properties}) => properties?.className)).toEqual([]);
});

it('marks the cells that take more than their share when they do not', () => {
  const cells = transformed(table([text('A'), text('B')], [text('a'.repeat(40)), text('b'.repeat(30))]));
  expect(cells.map(({properties}) => properties?.className)).toEqual([
    undefined,
    undefined,
    ['long-word'],
    undefined,
  ]);
});

it('marks a heading that is too long as well', () => {
  const cells = transformed(table([text('A'.repeat(70))], [text('a')]));
  expect(cells.map(({properties}) => properties?.className)).toEqual([['long-word'], undefined]);
});

it('does not take a Chinese sentence for a word, as it breaks anywhere', () => {
  const cells = transformed(table([text('列')], [text('没有空格的一整句中文'.repeat(20))]));
  expect(cells[1]?.properties?.className).toBeUndefined();
});

it('keeps properties that a cell already has', () => {
  const tree = table([text('A')], [text('1')]);
  const cell = cellsOf(tree)[1];
  if (cell) {
    cell.properties = {align: 'right'};
  }
  expect(transformed(tree)[1]?.properties).toEqual({align: 'right', dataLabel: 'A'});
});
