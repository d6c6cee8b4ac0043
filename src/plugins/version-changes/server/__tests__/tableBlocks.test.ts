import {expect, it} from 'vitest';
import {tableBlocks} from '../tableBlocks';

const text = (value: string) => ({type: 'text', value});
const list = (...items: string[]) => ({
  type: 'list',
  children: items.map((item) => ({type: 'listItem', children: [text(item)]})),
});
const row = (...cells: {type: string}[]) => ({
  type: 'tableRow',
  children: [{type: 'tableCell', children: cells}],
});

it('separates a list in a cell from the text around it, and its items from each other', () => {
  const rowsOf = (...items: string[]) =>
    tableBlocks([
      {
        type: 'table',
        children: [row(text('Purpose')), row(text('Lists.'), list(...items), text('Response: all.'))],
      },
    ]);
  expect(rowsOf('One.', 'Two.')).toEqual([
    {kind: 'row', text: 'Lists. One. Two. Response: all.', head: ['Purpose']},
  ]);
  expect(rowsOf('one', 'two')[0]?.text).toBe('Lists. one; two Response: all.');
});
