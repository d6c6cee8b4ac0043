import {expect, it} from 'vitest';
import {tableLabels} from '../tableLabels';
import {text, type Node} from '../tree';

const element = (tagName: string, ...children: Node[]): Node => ({type: 'element', tagName, children});

function table(head: Node[], ...rows: Node[][]): Node {
  const row = (name: string) => (cells: Node[]) => element('tr', ...cells.map((cell) => element(name, cell)));
  return element('table', element('thead', row('th')(head)), element('tbody', ...rows.map(row('td'))));
}

function cellsOf(tree: Node): Node[] {
  return tree.tagName === 'td' || tree.tagName === 'th' ? [tree] : (tree.children ?? []).flatMap(cellsOf);
}

function transformed(...content: Node[]): Node[] {
  const tree: Node = {type: 'root', children: content};
  tableLabels()(tree);
  return cellsOf(tree);
}

it('labels each body cell with the plain text of its column heading', () => {
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

it("turns an empty heading into a plain cell and doesn't label its column", () => {
  const cells = transformed(table([text(''), text('Yes')], [text('a'), text('b')]));
  expect(cells.map(({tagName}) => tagName)).toEqual(['td', 'th', 'td', 'td']);
  expect(cells.map(({properties}) => properties?.dataLabel).slice(2)).toEqual([undefined, 'Yes']);
});

it('marks no cells if the longest words of all columns fit side by side', () => {
  const cells = transformed(table([text('A'), text('B')], [text('a'.repeat(40)), text('b'.repeat(20))]));
  expect(cells.filter(({properties}) => properties?.className)).toEqual([]);
});

it('otherwise, marks the cells that are wider than their share', () => {
  const cells = transformed(table([text('A'), text('B')], [text('a'.repeat(40)), text('b'.repeat(30))]));
  expect(cells.map(({properties}) => properties?.className)).toEqual([
    undefined,
    undefined,
    ['long-word'],
    undefined,
  ]);
});

it('also marks headings that are too long', () => {
  const cells = transformed(table([text('A'.repeat(70))], [text('a')]));
  expect(cells.map(({properties}) => properties?.className)).toEqual([['long-word'], undefined]);
});

it('does not treat a Chinese sentence as a word', () => {
  const cells = transformed(table([text('列')], [text('没有空格的一整句中文'.repeat(20))]));
  expect(cells[1]?.properties?.className).toBeUndefined();
});

it('marks cells with a few Chinese characters, which must not wrap', () => {
  const cells = transformed(table([text('流量'), text('说明')], [text('已摘除'), text('流量已经摘除了')]));
  expect(cells.map(({properties}) => properties?.className)).toEqual([
    undefined,
    undefined,
    ['whole-word'],
    undefined,
  ]);
});
