import {expect, it} from 'vitest';
import {restOfPage} from '../restOfPage';
import type {Node} from '../tree';

const block = (letters: number, letter = 'x'): Node => ({
  type: 'element',
  children: [{type: 'text', value: letter.repeat(letters)}],
});
const esm: Node = {type: 'mdxjsEsm', value: 'import a from "a"'.repeat(500)};

function transformed(...children: Node[]): Node[] {
  const tree: Node = {type: 'root', children};
  restOfPage()(tree);
  return tree.children ?? [];
}

it('wraps the blocks after the first 2,500 characters', () => {
  const blocks = [block(1500), block(1500), block(800), block(800)];
  const [first, second, rest, ...more] = transformed(...blocks);
  expect([first, second]).toEqual(blocks.slice(0, 2));
  expect(rest).toMatchObject({type: 'mdxJsxFlowElement', name: 'RestOfPage', children: blocks.slice(2)});
  expect(more).toEqual([]);
});

it('keeps imports and exports outside, where JavaScript allows them', () => {
  const [first, second, , rest] = transformed(block(3000), esm, block(1200), esm);
  expect([first, second]).toEqual([esm, esm]);
  expect(rest?.children).toEqual([block(1200)]);
});

it.each([
  ['is short', [block(2000), block(499)]],
  ['has little after the first part', [block(2500), block(999)]],
  ['is a single block', [block(9000)]],
])('does not split a page that %s', (_, blocks) => {
  expect(transformed(...blocks)).toEqual(blocks);
});
