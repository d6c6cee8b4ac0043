import {expect, it} from 'vitest';
import {tableLabels} from '../tableLabels';
import {text, type Node} from '../tree';

const element = (tagName: string, ...children: Node[]): Node => ({type: 'element', tagName, children});

function cellsOf(tree: Node): Node[] {
  return tree.tagName === 'td' || tree.tagName === 'th' ? [tree] : (tree.children ?? []).flatMap(cellsOf);
}

/** The cells of a table with these texts, after the transform. */
function cells(head: string[], ...rows: string[][]): Node[] {
  const row = (name: string) => (texts: string[]) =>
    element('tr', ...texts.map((value) => element(name, element('code', text(value)))));
  const table = element('table', element('thead', row('th')(head)), element('tbody', ...rows.map(row('td'))));
  tableLabels()({type: 'root', children: [table]});
  return cellsOf(table);
}

/** Classes of the cells. */
const marks = (...texts: Parameters<typeof cells>) =>
  cells(...texts).map(({properties}) => String(properties?.className ?? ''));

it("labels each body cell with its column's heading, and turns an empty heading into a plain cell", () => {
  const found = cells(['', 'Meaning'], ['-o', 'Output']);
  expect(found.map(({tagName}) => tagName)).toEqual(['td', 'th', 'td', 'td']);
  expect(found.map(({properties}) => properties?.dataLabel)).toEqual([
    undefined,
    undefined,
    undefined,
    'Meaning',
  ]);
});

it('marks the cells that are wider than their share if the longest words do not fit side by side', () => {
  expect(marks(['A', 'B'], ['a'.repeat(40), 'b'.repeat(20)])).toEqual(['', '', '', '']);
  expect(marks(['A', 'B'], ['a'.repeat(40), 'b'.repeat(30)])).toEqual(['', '', 'long-word', '']);
  expect(marks(['A'.repeat(70)], ['a'])).toEqual(['long-word', '']);
});

it('marks cells with a few Chinese characters, which must not wrap, but not sentences', () => {
  expect(marks(['流量', '说明'], ['已摘除', '没有空格的一整句中文'.repeat(20)])).toEqual([
    '',
    '',
    'whole-word',
    '',
  ]);
});
